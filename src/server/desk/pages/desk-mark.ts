/** The shop's mark, the same as on its own pages. */
const LINES = `<path fill="none" stroke="currentColor" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round" d="M27.6 9.4 14.6 26.2 4.7 16.4V7.6a3 3 0 0 1 3-3h9.9"/><circle fill="currentColor" cx="11.6" cy="11.4" r="2.4"/>`

/** For the header, in its text colour. */
export const DESK_MARK = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">${LINES}</svg>`

/** For the browser tab: filled, so that it is visible on light and dark, and differs from the shop's. */
export const DESK_ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0a6b43"/><g color="#fff" transform="translate(4 4) scale(.75)">${LINES}</g></svg>`
