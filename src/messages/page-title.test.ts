import { expect, it } from 'vitest'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { pageTitle, TITLE_LENGTH } from '#messages/page-title.ts'

const translate = createTranslate(compileMessages(MESSAGES.en), 'en-IE')

it('the shop’s name stands behind a title', () => {
  expect(pageTitle(translate, 'Contact', 'Brand')).toBe('Contact – Brand')
})

it('a long title stands alone, and the longest that leaves room does not', () => {
  const room = TITLE_LENGTH - ' – Brand'.length
  expect(pageTitle(translate, 'x'.repeat(room), 'Brand')).toHaveLength(TITLE_LENGTH)
  expect(pageTitle(translate, 'x'.repeat(room + 1), 'Brand')).toBe('x'.repeat(room + 1))
})
