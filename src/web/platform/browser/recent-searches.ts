import { createBrowserList } from './browser-list.ts'

const MAX_REMEMBERED = 5
const MAX_LENGTH = 200

/** The latest searches in this browser. */
export const recentSearches = createBrowserList({
  key: 'recentSearches',
  maxLength: MAX_REMEMBERED,
  isItem: (value): value is string =>
    typeof value === 'string' && value.trim() !== '' && value.length <= MAX_LENGTH,
})
