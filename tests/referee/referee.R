# Computes with R's own packages what engine/measurement computes, for all sets of a file of JSON, and prints the results as JSON;
# beside them data that come with these packages. A figure that R refuses is NA.
suppressPackageStartupMessages({
  library(jsonlite); library(psych); library(psy); library(lavaan); library(MASS); library(survey); library(vcdExtra)
})
options(warn = -1)
quietly <- function(code) tryCatch({ sink(nullfile()); on.exit(sink()); suppressMessages(code) }, error = function(e) NULL)
orNA <- function(value) if (is.null(value)) NA else value

scales <- function(set) {
  x <- as.matrix(set$scores)
  colnames(x) <- paste0("item", seq_len(ncol(x)))
  a <- quietly(psych::alpha(x))
  icc <- quietly(psych::ICC(x, lmer = FALSE))
  other <- quietly(psy::icc(x))
  list(
    alpha = orNA(a$total$raw_alpha), standardised = orNA(a$total$std.alpha), lambda6 = orNA(a$total$`G6(smc)`),
    kept = if (is.null(a)) list() else I(rownames(a$alpha.drop)), dropped = if (is.null(a)) list() else I(a$alpha.drop$raw_alpha),
    icc = if (is.null(icc)) list() else I(icc$results$ICC),
    single = if (is.null(other)) list() else I(c(other$icc.agreement, other$icc.consistency))
  )
}

factors <- function(set) {
  x <- as.matrix(set$scores)
  covariances <- cov(x, use = "pairwise")
  control <- list(opt = list(factr = 10, maxit = 5000), nstart = 3)
  f <- quietly(factanal(covmat = list(cov = covariances, n.obs = nrow(x)), factors = 1, control = control))
  spreads <- sqrt(diag(covariances))
  common <- if (is.null(f)) NA else sum(f$loadings[, 1] * spreads)^2
  list(
    omega = if (is.null(f)) NA else common / (common + sum(f$uniquenesses * spreads^2)),
    least = if (is.null(f)) NA else min(f$uniquenesses),
    confirmed = confirmed(covariances, nrow(x))
  )
}

# Estimates omega by a confirmatory model of one factor. It is NA where an error is below .005 of its variance.
confirmed <- function(covariances, n) {
  names <- paste0("x", seq_len(ncol(covariances)))
  dimnames(covariances) <- list(names, names)
  f <- quietly(lavaan::cfa(paste("f =~", paste(names, collapse = " + ")), sample.cov = covariances, sample.nobs = n,
    sample.cov.rescale = FALSE, std.lv = TRUE, se = "none", test = "none", baseline = FALSE, h1 = FALSE,
    control = list(rel.tol = 1e-10)))
  if (is.null(f) || !lavInspect(f, "converged")) return(NA)
  model <- lavInspect(f, "est")
  errors <- diag(model$theta)
  if (min(errors / diag(covariances)) < 0.005) return(NA)
  sum(model$lambda)^2 / (sum(model$lambda)^2 + sum(errors))
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

# Rakes the sample of schools in California that comes with survey, by type of school and by its goal.
schools <- function() {
  data(api, package = "survey", envir = environment())
  design <- svydesign(ids = ~dnum, weights = ~pw, data = apiclus1, fpc = ~fpc)
  types <- data.frame(stype = c("E", "H", "M"), Freq = c(4421, 755, 1018))
  goals <- data.frame(sch.wide = c("No", "Yes"), Freq = c(1072, 5122))
  raked <- rake(design, list(~stype, ~sch.wide), list(types, goals), control = list(maxit = 1000, epsilon = 1e-10))
  list(types = as.integer(apiclus1$stype) - 1, goals = as.integer(apiclus1$sch.wide) - 1, weights = unname(stats::weights(raked)))
}

file <- commandArgs(trailingOnly = TRUE)[1]
sets <- fromJSON(file, simplifyDataFrame = FALSE)
verdicts <- lapply(sets, function(set) list(
  scales = scales(set$scale), factors = factors(set$factor), groups = groups(set$groups), weights = weights(set$weights)
))
published <- list(neuroticism = unname(as.matrix(psych::bfi[, paste0("N", 1:5)])), schools = schools())
cat(toJSON(list(verdicts = verdicts, published = published), digits = NA, auto_unbox = TRUE, na = "null"))
