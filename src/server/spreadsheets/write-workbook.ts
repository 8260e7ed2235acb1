import { strToU8, zipSync } from 'fflate'
import { escapeFormulas } from '#csv/escape-formulas.ts'
import { writeXml } from '#server/xml/write-xml.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const FORMAT = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const relate = (type: string, target: string) =>
  writeXml({
    Relationships: {
      '@xmlns': RELATIONS,
      Relationship: { '@Id': 'rId1', '@Type': `${OFFICE}/${type}`, '@Target': target },
    },
  })

const PARTS = {
  '[Content_Types].xml': writeXml({
    Types: {
      '@xmlns': TYPES,
      Default: {
        '@Extension': 'rels',
        '@ContentType': 'application/vnd.openxmlformats-package.relationships+xml',
      },
      Override: [
        { '@PartName': '/xl/workbook.xml', '@ContentType': `${FORMAT}.sheet.main+xml` },
        { '@PartName': '/xl/worksheets/sheet1.xml', '@ContentType': `${FORMAT}.worksheet+xml` },
      ],
    },
  }),
  '_rels/.rels': relate('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relate('worksheet', 'worksheets/sheet1.xml'),
  'xl/workbook.xml': writeXml({
    workbook: {
      '@xmlns': MAIN,
      '@xmlns:r': OFFICE,
      sheets: { sheet: { '@name': 'Prices', '@sheetId': '1', '@r:id': 'rId1' } },
    },
  }),
}

const NUMBER = /^\d{1,12}(?:\.\d{1,4})?$/

// A cell of text is never run, but it is once someone saves the sheet as CSV.
const writeCell = (cell: string) =>
  NUMBER.test(cell) ? { v: cell } : { '@t': 'inlineStr', is: { t: escapeFormulas(cell) } }

/** A workbook with one sheet. Cells that look like numbers are some, so that people can compute with them. */
export function writeWorkbook(rows: readonly (readonly string[])[]): Uint8Array {
  const row = rows.map((cells) => ({ c: cells.map(writeCell) }))
  const sheet = writeXml({ worksheet: { '@xmlns': MAIN, sheetData: { row } } })
  const files = { ...PARTS, 'xl/worksheets/sheet1.xml': sheet }
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
}
