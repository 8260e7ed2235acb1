export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** The chosen theme; the server has put it into the page, so that nothing flickers. */
export const readTheme = (root: HTMLElement): Theme =>
  THEMES.find((theme) => theme === root.dataset.theme) ?? 'system'

/** A cookie, because the server writes the theme into the next page. */
const writeThemeCookie = (theme: Theme): string =>
  `desk_theme=${theme === 'system' ? '' : theme}; Path=/desk; SameSite=Strict; Max-Age=${theme === 'system' ? 0 : YEAR_SECONDS}`

export function chooseTheme(theme: Theme): void {
  const { documentElement } = document
  if (theme === 'system') delete documentElement.dataset.theme
  else documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the newer interface
  document.cookie = writeThemeCookie(theme)
}
