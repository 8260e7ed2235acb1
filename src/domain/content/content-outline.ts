/** What a page's text refers to, and how it is divided, each with its line. */
export type OutlineEntry =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string; readonly line: number }
  | { readonly kind: 'link'; readonly target: string; readonly line: number }
  | { readonly kind: 'picture'; readonly target: string; readonly alt: string; readonly line: number }
  /** Something that the shop can't show. */
  | { readonly kind: 'unsupported'; readonly what: string; readonly line: number }
