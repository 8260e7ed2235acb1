import { useContext } from 'react'
import { describe, expect, it } from 'vitest'
import type { PagePayload, ShopShell } from '#contracts/page-payload.ts'
import { FrameContext } from './layouts/layout-frame.tsx'
import { renderWithFrame } from './prepared-frames.tsx'

function Page({ words, path }: { readonly words: string; readonly path: string }) {
  const place = useContext(FrameContext)
  return (
    <div>
      {place('header', <b>{words}</b>)}
      <main>{path}</main>
      {place('footer', <i>{path}</i>)}
    </div>
  )
}

const createShell = (shopMode: ShopShell['shopMode'] = 'default') => ({ shopMode }) as ShopShell

const render = (
  shell: ShopShell,
  {
    screen,
    words = 'Hallo',
    path = '/here',
  }: { screen: PagePayload['screen']; words?: string; path?: string },
) => {
  const payload = { screen, error: null, data: null, head: { title: '', description: '' } } as PagePayload
  return renderWithFrame({ shell, payload, path }, (href) => <Page words={words} path={href} />)
}

describe('header and footer of a shop', () => {
  it('are rendered for its first page and used for the next one', () => {
    const shell = createShell()
    render(shell, { screen: 'contact' })
    expect(render(shell, { screen: 'fairness', words: 'never shown' })).toContain('<b>Hallo</b>')
  })

  it('have the path of each page, escaped as React does it', () => {
    const shell = createShell()
    render(shell, { screen: 'contact' })
    const html = render(shell, { screen: 'fairness', path: "/o'hara&co" })
    expect(html).toBe('<div><b>Hallo</b><main>/o&#x27;hara&amp;co</main><i>/o&#x27;hara&amp;co</i></div>')
  })

  it.each([
    ['individualOffer', 'contact'],
    ['contact', 'individualOffer'],
  ] as const)('of %s aren’t those of %s, which addresses someone else', (first, second) => {
    const shell = createShell()
    render(shell, { screen: first, words: 'first' })
    expect(render(shell, { screen: second, words: 'second' })).toContain('<b>second</b>')
  })

  it('aren’t kept for partners', () => {
    const shell = createShell('agan')
    render(shell, { screen: 'contact' })
    expect(render(shell, { screen: 'fairness', words: 'its own' })).toContain('<b>its own</b>')
  })
})
