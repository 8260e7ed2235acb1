import { expect, it } from 'vitest'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { formatPageTitle, TITLE_LENGTH } from '#messages/format-page-title.ts'
import { MESSAGES } from '#messages/messages.ts'

const translate = createTranslate(compileMessages(MESSAGES.en, 'en-IE'), 'en-IE')

it('a title is followed by the shop’s name', () => {
  expect(formatPageTitle(translate, 'Contact', 'Brand')).toBe('Contact – Brand')
})

it('a title only omits the shop’s name if there is no room for it', () => {
  const room = TITLE_LENGTH - ' – Brand'.length
  expect(formatPageTitle(translate, 'x'.repeat(room), 'Brand')).toHaveLength(TITLE_LENGTH)
  expect(formatPageTitle(translate, 'x'.repeat(room + 1), 'Brand')).toBe('x'.repeat(room + 1))
})
