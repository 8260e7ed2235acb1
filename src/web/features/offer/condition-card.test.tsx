import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CATEGORY_IDS } from '#domain/catalogue/category.ts'
import { MARKETS } from '#markets/markets.ts'
import { compileMessages } from '#messages/compile-messages.ts'
import { createTranslate } from '#messages/format-message.ts'
import { MESSAGES } from '#messages/messages.ts'
import { I18nProvider } from '#web/platform/i18n/i18n.tsx'
import { ConditionCard, type ConditionCardProps } from './condition-card.tsx'

const render = (props: Partial<ConditionCardProps> = {}): string =>
  renderToStaticMarkup(
    <I18nProvider translate={createTranslate(compileMessages(MESSAGES.en, 'en-IE'), MARKETS.en.locale)}>
      <ConditionCard
        category="lenses"
        id={3}
        name="Good"
        text="Marks can be seen."
        effect={{ price: '€120', change: '−€15' }}
        isChosen={false}
        onChoose={() => undefined}
        onEnlarge={null}
        {...props}
      />
    </I18nProvider>,
  )

describe('the card of a condition', () => {
  it.each(CATEGORY_IDS)('shows a picture of %s', (category) => {
    expect(render({ category })).toContain(`src="/pictures/conditions/${category}-3.svg"`)
  })

  it('is a field whose name starts with the condition, followed by its price', () => {
    const label = /<label.*<\/label>/s.exec(render())?.[0] ?? ''
    expect(label).toContain('type="radio"')
    expect(
      label
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ).toMatch(/^Good €120 −€15 Marks/)
  })

  it('has no button before the application runs, so that a tap on the picture chooses', () => {
    expect(render()).not.toContain('<button')
  })

  it('has a named button beside the answer once the application runs', () => {
    const html = render({ onEnlarge: () => undefined })
    expect(html).toContain('aria-label="Good: enlarge picture"')
    expect(html.indexOf('<button')).toBeGreaterThan(html.indexOf('</label>'))
  })
})
