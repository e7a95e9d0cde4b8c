/** Parses the fields that a browser posted to a page; what is no form at all has none, and is told which are missing. */
export const formOf = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData())
