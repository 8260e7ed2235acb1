declare module 'virtual:messages/all' {
  export const ALL_MESSAGES: Readonly<Record<string, unknown>>
}

declare module 'virtual:messages/*' {
  export const MESSAGES: unknown
  /** Only in the texts of every page: how those of the other parts are loaded. */
  export const LATE: Readonly<
    Record<import('#messages/text-parts.ts').LatePart, () => Promise<{ readonly MESSAGES: unknown }>>
  >
}

declare module 'virtual:art' {
  /** Folder of the drawings, with one subfolder per shop mode. */
  export const ART_BASE: string
}
