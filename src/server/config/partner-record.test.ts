import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { STARTING_COLOURS } from '#domain/partners/starting-colours.ts'
import { EXAMPLE_COMPANY, EXAMPLE_OPERATOR } from '../../../tests/support/example-operator.ts'
import { loadOperator } from './load-operator.ts'
import { StartupError } from './startup-error.ts'

const root = mkdtempSync(join(tmpdir(), 'partners-'))
afterAll(() => rmSync(root, { recursive: true }))

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><path d="M0 0h64v32H0z"/></svg>'

const style = (text: string): string => LOGO.replace('<path', `<style>${text}</style><path`)

const NAMESPACED = LOGO.replace('<path', '<x:script xmlns:x="http://www.w3.org/2000/svg">1</x:script><path')

const LIGHT = { ...STARTING_COLOURS.light, accent: '#0F5A6E' }

const DARK = STARTING_COLOURS.dark

const RECORD = {
  name: 'Beispiel',
  legalName: 'Beispiel GmbH',
  logo: 'logos/beispiel.svg',
  hasNameInLogo: false,
  support: { mail: 'hilfe@beispiel.example', phone: '+49 30 1234567' },
  colours: { light: LIGHT, dark: DARK },
}

let folders = 0
function write(record: unknown, logo = LOGO, id = 'beispiel'): string {
  folders += 1
  const folder = join(root, String(folders))
  mkdirSync(join(folder, 'logos'), { recursive: true })
  const file = join(folder, 'operator.json')
  const operator = { brand: { name: 'Berg' }, company: EXAMPLE_COMPANY, partners: { [id]: record } }
  writeFileSync(file, JSON.stringify(operator))
  writeFileSync(join(folder, 'logos', 'beispiel.svg'), logo)
  return file
}

const readPartner = (file: string) => loadOperator(file).partners.get('beispiel')

function readProblem(file: string): string {
  try {
    loadOperator(file)
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError)
    return (error as Error).message
  }
  return ''
}

describe('the records of brand partners', () => {
  it('are two examples by default', () => {
    expect([...EXAMPLE_OPERATOR.partners.values()].map(({ id, name }) => ({ id, name }))).toEqual([
      { id: 'morgenfeld', name: 'Morgenfeld' },
      { id: 'nalvi', name: 'Nalvi' },
    ])
  })

  it('are read with their logos', () => {
    expect(readPartner(write(RECORD))).toMatchObject({
      id: 'beispiel',
      legalName: 'Beispiel GmbH',
      words: {},
      logo: { svg: LOGO, width: 64, height: 32, hasName: false },
    })
  })

  it('write colours in one way', () => {
    expect(readPartner(write(RECORD))?.colours.light.accent).toBe('#0f5a6e')
  })

  it.each([
    ['no name', { ...RECORD, name: ' ' }, 'name'],
    ['a name that no mail can be sent in', { ...RECORD, name: 'Beispiel <DE>' }, 'name'],
    ['a name in quotes', { ...RECORD, name: 'Das "Beispiel"' }, 'name'],
    ['a name of two lines', { ...RECORD, legalName: 'Beispiel\nGmbH' }, 'legalName'],
    ['a field that nobody knows', { ...RECORD, colors: {} }, 'colors'],
    [
      'a colour by name',
      { ...RECORD, colours: { light: { ...LIGHT, accent: 'teal' }, dark: DARK } },
      '#1a2b3c',
    ],
    ['no mail address', { ...RECORD, support: { mail: 'hilfe', phone: '+49 30 1234567' } }, 'support.mail'],
    [
      'a logo outside of the folder',
      { ...RECORD, logo: '../logo.svg' },
      'must be an SVG file beside this one',
    ],
    ['words in an unknown language', { ...RECORD, words: { nl: { headline: 'a', lead: 'b' } } }, 'words'],
    [
      'an accent that is hard to read',
      { ...RECORD, colours: { light: { ...LIGHT, accent: '#7fb8c6' }, dark: DARK } },
      'partners.beispiel.colours.light: accent on paper has a contrast of 2.1; it must be at least 4.5',
    ],
    [
      'a dark footer colour that is light',
      { ...RECORD, colours: { light: LIGHT, dark: { ...DARK, deep: '#cfe3e8' } } },
      'colours.dark: onDeep on deep',
    ],
  ])('stop the start with one line if one has %s', (_what, record, expected) => {
    const file = write(record)
    const problem = readProblem(file)
    expect(problem).toContain(`OPERATOR_FILE ${file} can’t be used: partners.beispiel`)
    expect(problem).toContain(expected)
    expect(problem).not.toContain('\n')
  })

  it.each([
    ['without a view box', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'view box'],
    ['with a script', LOGO.replace('<path', '<script>1</script><path'), 'must not run or load anything'],
    ['with a script by another name', NAMESPACED, 'must not run or load anything'],
    ['with a handler', LOGO.replace('<path', '<path onload="1"'), 'must not run or load anything'],
    [
      'with a picture from elsewhere',
      LOGO.replace('<path', '<image href="https://x.example/"/><path'),
      'load',
    ],
    ['with a style that loads', style('path{fill:url(https://x.example/)}'), 'must not run or load anything'],
    [
      'with an escaped style',
      style('path{fill:\\75rl(https://x.example/)}'),
      'must not run or load anything',
    ],
    [
      'with a picture set',
      style('svg{background:image-set("https://x.example/" 1x)}'),
      'must not run or load',
    ],
    ['with a style from elsewhere', style('@import "https://x.example/"'), 'must not run or load anything'],
    [
      'with an escaped fill',
      LOGO.replace('<path', '<path fill="&#117;rl(//x.example)"'),
      'must not run or load',
    ],
    [
      'with a link',
      LOGO.replace('<path', '<a href="https://x.example/"/><path'),
      'must not run or load anything',
    ],
    ['of another namespace', LOGO.replace('2000/svg', '1999/xhtml'), 'must not run or load anything'],
    ['that is not well-formed', LOGO.replace('</svg>', ''), 'well-formed'],
    ['of a megabyte', LOGO.replace('<path', `<!--${'x'.repeat(20_000)}--><path`), 'at most 20000 characters'],
  ])('stop the start with a logo %s', (_what, logo, expected) => {
    expect(readProblem(write(RECORD, logo))).toContain(expected)
  })

  it.each(['Beispiel', 'bei spiel', 'bei"spiel', 'b'.repeat(41)])('have no id like %s', (id) => {
    expect(readProblem(write(RECORD, LOGO, id))).toContain('lower-case letters, digits and hyphens')
  })

  it('may follow the dark scheme in the style of their logo', () => {
    const logo = style('.a{fill:#0f5a6e}@media (prefers-color-scheme: dark){.a{fill:#74c7dc}}')
    expect(readPartner(write(RECORD, logo))?.logo.svg).toBe(logo)
  })
})
