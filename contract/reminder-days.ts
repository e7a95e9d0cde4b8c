/** Counts the days after today for which a reminder may be wished: less than one more from now to the end of the last. */
export const REMINDER_DAYS = 7
