import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanFileName } from '#domain/uploads/upload-limits.ts'

describe('the name of an uploaded file', () => {
  it.each([
    ['Rechnung.pdf', 'Rechnung.pdf'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Users\\Anna\\bill.pdf', 'C Users Anna bill.pdf'],
    ['bill\u202efdp.exe', 'bill fdp.exe'],
    ['line\r\nbreak.png', 'line break.png'],
    ['.htaccess', 'htaccess'],
    ['  a   b .jpg ', 'a b .jpg'],
    ['', 'file'],
    ['///', 'file'],
  ])('%j becomes %j', (name, cleaned) => {
    expect(cleanFileName(name)).toBe(cleaned)
  })

  it('keeps its ending when it is too long', () => {
    const cleaned = cleanFileName(`${'a'.repeat(300)}.pdf`)
    expect(cleaned).toMatch(/^a+….pdf$/)
    expect([...cleaned]).toHaveLength(80)
  })

  it('is never empty, never long, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (name) => {
        const cleaned = cleanFileName(name)
        expect([...cleaned].length).toBeGreaterThan(0)
        expect([...cleaned].length).toBeLessThanOrEqual(80)
        expect(cleaned).not.toMatch(/[\p{Cc}\\/]/u)
        expect(cleanFileName(cleaned)).toBe(cleaned)
      }),
    )
  })
})
