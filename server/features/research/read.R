# Reads the tables of this folder into R and prints the figures of the measurement. Needs R alone, no package.
#   Rscript read.R            in the folder, or source("read.R")
# Leaves: responses, takers, items, options (data frames with labels), scales and places (figures).

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

# First attempts of regular quality at the newest version of the form, a column a place of it. Both stories of a pair and the
# items of all fields stand in one column.
first <- responses[responses$wave == 1 & responses$regular == 1, ]
first <- first[first$form_version == max(first$form_version, -Inf), ]
sections <- unique(items$section)
scales <- data.frame()
places <- data.frame()
for (section in sections) {
  slots <- sort(unique(items$slot[items$section == section]))
  own <- first[first$slot %in% slots, ]
  if (nrow(own) == 0) next
  wide <- tapply(own$resp, list(own$id, factor(own$slot, levels = slots)), function(points) points[1])
  facets <- as.character(items$facet[match(slots, items$slot)])
  n <- nrow(wide)
  covariances <- covariances_of(wide)
  reliable <- n >= gate("reliability")
  alpha <- if (reliable) alpha_of(covariances) else NA_real_
  stratified <- if (reliable) stratified_alpha(covariances, facets) else NA_real_
  whole <- wide[complete.cases(wide), , drop = FALSE]
  sums <- rowSums(whole)
  interval <- if (reliable && nrow(whole) >= 2) feldt(alpha, nrow(whole), ncol(wide)) else c(NA_real_, NA_real_)
  scales <- rbind(scales, data.frame(
    section = section, people = n, alpha = alpha, alpha_from = interval[1], alpha_to = interval[2],
    stratified_alpha = stratified, standard_error = sqrt(sum(covariances) * (1 - stratified)),
    complete = nrow(whole), mean = if (reliable) mean(sums) else NA_real_, sd = if (reliable) sd(sums) else NA_real_))
  answered <- colSums(!is.na(wide))
  shown <- answered >= gate("item")
  places <- rbind(places, data.frame(
    slot = slots, facet = facets, n = answered, mean = ifelse(shown, colMeans(wide, na.rm = TRUE), NA),
    sd = ifelse(shown, apply(wide, 2, sd, na.rm = TRUE), NA),
    item_total = if (reliable) item_totals(covariances) else NA_real_,
    alpha_if_dropped = if (reliable) alpha_if_dropped(covariances) else NA_real_, row.names = NULL))
}
# Each story by itself.
count <- tapply(first$resp, first$item, length)
stories <- data.frame(
  item = names(count), n = as.vector(count),
  mean = ifelse(count >= gate("item"), tapply(first$resp, first$item, mean), NA),
  sd = ifelse(count >= gate("item"), tapply(first$resp, first$item, sd), NA), row.names = NULL)

cat("NA stands where too few answered: a scale needs", gate("reliability"), "people, an item", gate("item"), "answers.\n\n")
options(width = 160)
print(scales, digits = 7)
cat("\n")
print(places, digits = 7)
