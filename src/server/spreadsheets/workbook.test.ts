import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

/** A workbook as Excel writes one: texts are shared, empty cells are left out. */
const buildExcelFile = (sheet: string) =>
  zipSync({
    'xl/sharedStrings.xml': strToU8(
      `<sst ${MAIN}><si><t>Apple</t></si><si><r><t>iPhone</t></r><r><t xml:space="preserve"> 13</t></r></si></sst>`,
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet ${MAIN}><sheetData>${sheet}</sheetData></worksheet>`),
  })

describe('a workbook', () => {
  it('is read as Excel writes it', () => {
    const row =
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1"><v>310</v></c></row>'
    expect(readWorkbook(buildExcelFile(row))).toEqual([['Apple', 'iPhone 13', '', '310']])
  })

  it('is read back as it was written', () => {
    const rows = [
      ['manufacturer', 'model', 'storage', 'price'],
      ['Größe & Söhne', 'iPad {gen:10} <"é">', '256', '1250'],
    ]
    expect(readWorkbook(writeWorkbook(rows))).toEqual(rows)
  })

  it('runs nothing that someone has typed', () => {
    expect(readWorkbook(writeWorkbook([['=1+1']]))).toEqual([["'=1+1"]])
  })

  it.each([
    ['no archive', strToU8('Apple;iPhone 13;256;310')],
    ['an archive without a sheet', zipSync({ 'a.txt': strToU8('a') })],
    ['a broken sheet', buildExcelFile('<row>')],
    [
      'a document type',
      zipSync({ 'xl/worksheets/sheet1.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>') }),
    ],
  ])('is not %s', (_, bytes) => {
    expect(readWorkbook(bytes)).toBeNull()
  })
})
