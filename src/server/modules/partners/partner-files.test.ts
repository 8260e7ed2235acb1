import { describe, expect, it } from 'vitest'
import { loadOperator } from '#server/config/load-operator.ts'
import { buildPartnerFiles } from './partner-files.ts'

const partners = [...loadOperator().partners.values()]

describe.each(partners)('the files of $name', (partner) => {
  const { logo, style } = buildPartnerFiles(partner)

  it('are named after partner and content', () => {
    expect({ logo: logo.path, style: style.path }).toEqual({
      logo: expect.stringMatching(new RegExp(`^/partners/${partner.id}-[0-9a-f]{10}\\.svg$`)),
      style: expect.stringMatching(new RegExp(`^/partners/${partner.id}-[0-9a-f]{10}\\.css$`)),
    })
  })

  it('set every colour of the record, in light and in dark', () => {
    const [light = '', dark = ''] = style.body.split('@media(prefers-color-scheme:dark)')
    for (const value of Object.values(partner.colours.light)) expect(light).toContain(value)
    for (const value of Object.values(partner.colours.dark)) expect(dark).toContain(value)
  })

  it('get another name when a colour changes', () => {
    const light = { ...partner.colours.light, deep: '#000000' }
    const changed = buildPartnerFiles({ ...partner, colours: { ...partner.colours, light } })
    expect(changed.style.path).not.toBe(style.path)
  })
})
