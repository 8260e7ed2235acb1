import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { I18nProvider } from '#web/platform/i18n/i18n.tsx'
import { NoticeChoice } from './notice-choice.tsx'

afterEach(() => vi.unstubAllGlobals())

/** The choice in a browser that has these features. */
function renderChoice(features: object): string {
  vi.stubGlobal('window', features)
  const { locale } = MARKETS.de
  return renderToStaticMarkup(
    <I18nProvider translate={createTranslate(compileMessages(MESSAGES.de, locale), locale)}>
      <NoticeChoice
        notices={{ choice: 'mail', pushKey: 'key', hasOtherSales: false }}
        outcome="none"
        choose={() => Promise.resolve()}
      />
    </I18nProvider>,
  )
}

it('offers push where the browser takes it', () => {
  expect(renderChoice({ PushManager: {}, Notification: {} })).toContain('Per Push auf diesem Gerät')
})

it('promises nothing about push to a browser that takes none, as on an iPhone', () => {
  expect(renderChoice({ Notification: {} })).toBe('')
})
