const nameVersion = (number: number, original: string): string =>
  number === 0 ? original : `version ${number}`

/** The texts of everything that is published version by version. */
export const VERSION_TEXTS = {
  title: 'Versions',
  version: (number: number) => `Version ${number}`,
  current: 'Shown now',
  published: (version: number) => `Version ${version} is published.`,
  restores: (number: number, original: string) => `puts ${nameVersion(number, original)} back`,
  restore: 'Put it back',
  restoreTitle: (number: number, original: string) => `Put ${nameVersion(number, original)} back?`,
  restoreText: 'It becomes a new version, and every visitor sees it within seconds.',
}
