/** Words of a legal page in one language. */
export interface LegalWords {
  readonly title: string
  readonly lead: string
  /** For search results: one sentence. */
  readonly description: string
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  readonly title: string
  readonly body: readonly string[]
  /** Under the paragraphs, one point each. */
  readonly points?: readonly string[]
  readonly links?: readonly { readonly to: string; readonly words: string }[]
  /** Where the table of retention times stands. */
  readonly retention?: true
}
