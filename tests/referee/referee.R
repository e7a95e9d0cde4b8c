# Computes with R's own packages what engine/measurement computes, for all sets of a file of JSON, and prints the results as JSON.
# A figure that R refuses is NA.
suppressPackageStartupMessages({
  library(jsonlite); library(psych); library(MASS); library(survey); library(vcdExtra)
})
options(warn = -1)
quietly <- function(code) tryCatch({ sink(nullfile()); on.exit(sink()); suppressMessages(code) }, error = function(e) NULL)
orNA <- function(value) if (is.null(value)) NA else value

scales <- function(set) {
  x <- as.matrix(set$scores)
  colnames(x) <- paste0("item", seq_len(ncol(x)))
  a <- quietly(psych::alpha(x))
  icc <- quietly(psych::ICC(x, lmer = FALSE))
  list(
    alpha = orNA(a$total$raw_alpha), standardised = orNA(a$total$std.alpha), lambda6 = orNA(a$total$`G6(smc)`),
    kept = if (is.null(a)) list() else I(rownames(a$alpha.drop)), dropped = if (is.null(a)) list() else I(a$alpha.drop$raw_alpha),
    icc = if (is.null(icc)) list() else I(icc$results$ICC)
  )
}

factors <- function(set) {
  x <- as.matrix(set$scores)
  covariances <- cov(x, use = "pairwise")
  control <- list(opt = list(factr = 10, maxit = 5000), nstart = 3)
  f <- quietly(factanal(covmat = list(cov = covariances, n.obs = nrow(x)), factors = 1, control = control))
  if (is.null(f)) return(list(omega = NA, least = NA))
  spreads <- sqrt(diag(covariances))
  common <- sum(f$loadings[, 1] * spreads)^2
  list(omega = common / (common + sum(f$uniquenesses * spreads^2)), least = min(f$uniquenesses))
}

groups <- function(set) {
  d <- data.frame(y = set$scores, g = as.numeric(set$focal), s = set$strata, z = as.numeric(scale(set$match)))
  # Strata of one group or one score compare nobody, and vcdExtra refuses them.
  several <- function(values) names(which(tapply(values, d$s, function(own) length(unique(own)) > 1)))
  both <- d[d$s %in% intersect(several(d$g), several(d$y)), ]
  m <- quietly(vcdExtra::CMHtest(xtabs(~ g + y + s, both), overall = TRUE, types = "cor", cscores = sort(unique(both$y))))
  mantel <- tryCatch(m$ALL$table["cor", "Chisq"], error = function(e) NA)
  d$y <- factor(d$y, ordered = TRUE)
  fit <- function(formula) quietly(MASS::polr(formula, d, control = list(reltol = 1e-14, maxit = 1000)))
  models <- list(fit(y ~ z), fit(y ~ z + g), fit(y ~ z * g))
  list(
    mantel = unlist(orNA(mantel)),
    deviances = I(sapply(models, function(m) orNA(m$deviance))),
    slope = unname(orNA(coef(models[[2]])["g"]))
  )
}

weights <- function(set) {
  d <- data.frame(a = factor(set$a), b = factor(set$b))
  n <- nrow(d)
  design <- svydesign(ids = ~1, weights = ~1, data = cbind(d, one = 1))
  margin <- function(name, shares) setNames(data.frame(factor(seq_along(shares) - 1), n * shares), c(name, "Freq"))
  raked <- quietly(rake(design, list(~a, ~b), list(margin("a", set$targetsA), margin("b", set$targetsB)),
    control = list(maxit = 5000, epsilon = 1e-10)))
  if (is.null(raked)) list() else I(unname(stats::weights(raked)))
}

file <- commandArgs(trailingOnly = TRUE)[1]
sets <- fromJSON(file, simplifyDataFrame = FALSE)
cat(toJSON(lapply(sets, function(set) list(
  scales = scales(set$scale), factors = factors(set$factor), groups = groups(set$groups), weights = weights(set$weights)
)), digits = NA, auto_unbox = TRUE, na = "null"))
