import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPassword } from '#domain/customers/password.ts'
import { foldText } from '#domain/text/fold-text.ts'
import { DATA_FOLDER } from '#server/config/data-folder.ts'
import { isCommonPassword } from '#server/modules/account/common-passwords.ts'

const LINES = readFileSync(join(DATA_FOLDER, 'passwords', 'common.txt'), 'utf8')
  .trim()
  .split('\n')

it('the list of common passwords has thousands of entries, each once and in its normalised form', () => {
  expect(LINES.length).toBeGreaterThan(3_000)
  expect(new Set(LINES).size).toBe(LINES.length)
  expect(LINES.filter((line) => !/^[a-z0-9]{3,}$/.test(line) || foldText(line) !== line)).toEqual([])
})

it.each([
  'Password2026!',
  'Passwort123',
  'motdepasse1',
  'Contraseña1',
  'Hasło1234!',
  'qwertzuiop',
  '1qaz2wsx3edc',
  'ichliebedich',
  'jetaime2024',
  'tequieromucho',
  'tiamotanto!',
  'kochamcie1',
  'Alexander1990',
  'katarzyna!!!',
  'Giuseppe1985',
  'FrancescO2020',
  'bayernmuenchen',
  'realmadrid1',
  'olympiquemarseille',
  'legiawarszawa',
  'forzajuve123',
  'azertyuiop',
  '1234567890',
  '0987654321',
  'asdfghjkl123',
  'P@ssw0rd1234',
  'Sonnenschein7',
  'welcome12345',
])('%s is refused in every market', (typed) => {
  const { problem } = readPassword(typed, { personal: [], isCommon: isCommonPassword })
  expect(problem?.key).toBe('PASSWORD_COMMON')
})

it('ordinary sentences pass', () => {
  for (const typed of ['kaputte Gabel im Regen', 'mon vélo est au garage', 'herbata z cytryną o piątej'])
    expect(readPassword(typed, { personal: [], isCommon: isCommonPassword }).problem).toBeUndefined()
})
