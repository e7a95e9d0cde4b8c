# Reads the tables of this folder into R and prints the figures of the measurement. Needs R alone, no package.
#   Rscript read.R            in the folder, or source("read.R")
# Leaves: responses, takers, items, options_of_items (data frames with labels); scales, places, stories and choices (figures).

folder <- Sys.getenv("WIJHA_EXPORT", ".")
read_table <- function(name) {
  read.csv(file.path(folder, paste0(name, ".csv")), encoding = "UTF-8", na.strings = "", stringsAsFactors = FALSE,
           check.names = FALSE)
}
codebook <- read_table("codebook")
labels <- read_table("labels")
gates <- read_table("gates")
described <- function(name) {
  table <- read_table(name)
  known <- codebook[codebook$table == name, ]
  for (column in names(table)) {
    attr(table[[column]], "label") <- known$description_en[known$column == column]
    codes <- labels[labels$column == column, ]
    if (nrow(codes) > 0) {
      label <- attr(table[[column]], "label")
      table[[column]] <- factor(table[[column]], levels = codes$code, labels = codes$label_en)
      attr(table[[column]], "label") <- label
    }
  }
  table
}
responses <- described("responses")
takers <- described("takers")
items <- described("items")
options_of_items <- described("options")

gate <- function(figure) gates$show[gates$figure == figure]

# Covariances over the takers who answered both, with n - 1.
covariances_of <- function(wide) cov(wide, use = "pairwise.complete.obs")
alpha_of <- function(covariances) {
  varies <- !is.na(diag(covariances)) & diag(covariances) > 0
  k <- sum(varies)
  if (k < 2) return(NA_real_)
  own <- covariances[varies, varies, drop = FALSE]
  k / (k - 1) * (1 - sum(diag(own)) / sum(own))
}
alpha_if_dropped <- function(covariances) {
  varies <- which(!is.na(diag(covariances)) & diag(covariances) > 0)
  sapply(seq_len(ncol(covariances)), function(j) {
    if (!(j %in% varies)) return(NA_real_)
    rest <- setdiff(varies, j)
    alpha_of(covariances[rest, rest, drop = FALSE])
  })
}
item_totals <- function(covariances) {
  all <- sum(covariances)
  sapply(seq_len(ncol(covariances)), function(j) {
    with_total <- sum(covariances[j, ])
    rest <- all - 2 * with_total + covariances[j, j]
    if (!isTRUE(covariances[j, j] > 0 && rest > 1e-12 * all)) return(NA_real_)
    (with_total - covariances[j, j]) / sqrt(covariances[j, j] * rest)
  })
}
stratified_alpha <- function(covariances, facets) {
  unreliable <- sum(sapply(unique(facets), function(facet) {
    own <- covariances[facets == facet, facets == facet, drop = FALSE]
    alpha <- alpha_of(own)
    sum(own) * (1 - ifelse(is.na(alpha), 0, alpha))
  }))
  1 - unreliable / sum(covariances)
}
feldt <- function(alpha, n, k) {
  1 - (1 - alpha) * qf(c(.975, .025), n - 1, (n - 1) * (k - 1))
}

# Omega total of one factor by maximum likelihood. An item with .005 of its variance left, or less, is a Heywood case: NA.
omega_of <- function(covariances) {
  varies <- !is.na(diag(covariances)) & diag(covariances) > 0
  own <- covariances[varies, varies, drop = FALSE]
  if (ncol(own) < 4) return(NA_real_)
  control <- list(opt = list(factr = 10, maxit = 5000), nstart = 3)
  factor <- tryCatch(factanal(covmat = own, factors = 1, control = control), error = function(e) NULL)
  if (is.null(factor) || min(factor$uniquenesses) < 0.005 + 1e-9) return(NA_real_)
  spreads <- sqrt(diag(own))
  common <- sum(factor$loadings[, 1] * spreads)^2
  common / (common + sum(factor$uniquenesses * spreads^2))
}
# Deals the items of each facet out in turn, and begins with the half that is behind.
halves_of <- function(facets) {
  half <- integer(length(facets))
  for (facet in unique(facets)) {
    own <- which(facets == facet)
    behind <- if (sum(half == 1) <= sum(half == 2)) 0 else 1
    half[own] <- (behind + seq_along(own) - 1) %% 2 + 1
  }
  half
}
# Spearman and Brown's forecast, and Rulon's coefficient, of those who answered everything.
split_half <- function(whole, facets) {
  half <- halves_of(facets)
  sums <- cbind(rowSums(whole[, half == 1, drop = FALSE]), rowSums(whole[, half == 2, drop = FALSE]))
  r <- cor(sums)[1, 2]
  c(2 * r / (1 + r), 1 - var(sums[, 1] - sums[, 2]) / var(sums[, 1] + sums[, 2]))
}

# First attempts of regular quality at the newest version of the form, a column a place of it. Both stories of a pair and the
# items of all fields stand in one column.
first <- responses[responses$wave == 1 & responses$regular == 1, ]
first <- first[first$form_version == max(first$form_version, -Inf), ]
scales <- data.frame()
places <- data.frame()
for (section in unique(as.character(items$section))) {
  slots <- sort(unique(items$slot[items$section == section]))
  own <- first[first$slot %in% slots, ]
  if (nrow(own) == 0) next
  wide <- tapply(own$resp, list(own$id, factor(own$slot, levels = slots)), function(points) points[1])
  facets <- as.character(items$facet[match(slots, items$slot)])
  covariances <- covariances_of(wide)
  whole <- wide[complete.cases(wide), , drop = FALSE]
  described <- nrow(whole) >= gate("item")
  reliable <- nrow(whole) >= gate("reliability")
  alpha <- if (reliable) alpha_of(covariances) else NA_real_
  stratified <- if (reliable) stratified_alpha(covariances, facets) else NA_real_
  interval <- if (reliable) feldt(alpha, nrow(whole), ncol(wide)) else c(NA_real_, NA_real_)
  halves <- if (reliable) split_half(whole, facets) else c(NA_real_, NA_real_)
  scales <- rbind(scales, data.frame(
    section = section, n = nrow(whole), alpha = alpha, alpha_from = interval[1], alpha_to = interval[2],
    stratified_alpha = stratified, omega = if (reliable) omega_of(covariances) else NA_real_,
    spearman_brown = halves[1], rulon = halves[2], standard_error = sqrt(sum(covariances) * (1 - stratified)),
    mean = if (described) mean(rowSums(whole)) else NA_real_, sd = if (described) sd(rowSums(whole)) else NA_real_))
  answered <- colSums(!is.na(wide))
  from <- function(figure, values) ifelse(answered >= gate(figure), values, NA)
  places <- rbind(places, data.frame(
    slot = slots, facet = facets, n = answered, mean = from("item", colMeans(wide, na.rm = TRUE)),
    sd = from("item", apply(wide, 2, sd, na.rm = TRUE)), item_total = from("reliability", item_totals(covariances)),
    alpha_if_dropped = from("reliability", alpha_if_dropped(covariances)), row.names = NULL))
}
# Each story by itself, beside the mean of its reader's other answers in the section; and each of its options.
first$section <- items$section[match(first$item, items$item)]
in_section <- paste(first$id, first$section)
others <- ave(first$resp, in_section, FUN = length) - 1
first$rest <- ifelse(others > 0, (ave(first$resp, in_section, FUN = sum) - first$resp) / others, NA)
stories <- data.frame()
choices <- data.frame()
for (own in split(first, first$item)) {
  n <- nrow(own)
  from <- function(figure, value) if (n >= gate(figure)) value else NA_real_
  stories <- rbind(stories, data.frame(
    item = own$item[1], n = n, mean = from("item", mean(own$resp)), sd = from("item", sd(own$resp)),
    item_total = from("reliability", cor(own$resp, own$rest, use = "complete.obs"))))
  points <- options_of_items$resp[options_of_items$item == own$item[1]]
  for (resp in points) choices <- rbind(choices, data.frame(
    item = own$item[1], resp = resp, share = from("item", mean(own$resp == resp)),
    rest_mean = from("optionPlot", mean(own$rest[own$resp == resp]))))
}

cat("NA stands where too few answered: a scale needs", gate("reliability"), "people, an item", gate("item"), "answers.\n\n")
options(width = 160)
for (figures in list(scales, places, stories, choices)) {
  print(figures, digits = 7)
  cat("\n")
}
