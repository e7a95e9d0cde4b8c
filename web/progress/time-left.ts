interface Minutes {
  readonly from: number
  readonly to: number
}

/** Estimates the minutes that the open questions take, in steps of 5: the middle of the form's range, shared out evenly. */
export function minutesLeft(form: Minutes, done: number, questions: number): number {
  const share = (questions - done) / questions
  return Math.max(5, Math.round((((form.from + form.to) / 2) * share) / 5) * 5)
}
