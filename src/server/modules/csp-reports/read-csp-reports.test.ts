import { describe, expect, it } from 'vitest'
import { readCspReports } from './read-csp-reports.ts'

const old = (report: unknown) => ({ 'csp-report': report })
const modern = (body: unknown, type = 'csp-violation') => ({
  type,
  url: 'https://www.sell-de.example/',
  body,
})

describe('a browser’s report of a blocked script or picture', () => {
  it('keeps directive and origin, in both forms', () => {
    const expected = [{ directive: 'script-src-elem', blocked: 'evil.example' }]
    const blocked = 'https://evil.example/a.js?customer=7'
    expect(readCspReports(old({ 'effective-directive': 'script-src-elem', 'blocked-uri': blocked }))).toEqual(
      expected,
    )
    expect(readCspReports([modern({ effectiveDirective: 'script-src-elem', blockedURL: blocked })])).toEqual(
      expected,
    )
  })

  it('never keeps the address of the page, which may be a secret link', () => {
    const report = old({
      'document-uri': 'https://www.sell-de.example/clarification/secret/1',
      referrer: 'https://www.sell-de.example/newsletter/enrich/secret',
      'violated-directive': 'img-src',
      'blocked-uri': 'data',
      'script-sample': 'secret',
    })
    expect(JSON.stringify(readCspReports(report))).not.toContain('secret')
  })

  it.each([
    ['inline', 'inline'],
    ['chrome-extension://abc/x.js', 'chrome-extension:'],
    ['data:image/png;base64,AAAA', 'data:'],
    ['not a url', 'other'],
    [`https://${'a'.repeat(3_000)}.example`, 'other'],
    [7, 'other'],
    [undefined, 'other'],
  ])('reads the blocked source %j as %s', (blockedURL, blocked) => {
    const reports = [modern({ effectiveDirective: 'img-src', blockedURL })]
    expect(readCspReports(reports)).toEqual([{ directive: 'img-src', blocked }])
  })

  it('names directives only that a policy can have, so that a metric cannot grow', () => {
    expect(readCspReports(old({ 'effective-directive': 'made-up-1', 'blocked-uri': 'inline' }))).toEqual([
      { directive: 'other', blocked: 'inline' },
    ])
  })

  it('ignores reports of another kind, and more than a browser sends at a time', () => {
    expect(readCspReports([modern({}, 'deprecation'), 'x', null])).toEqual([])
    expect(readCspReports(Array.from({ length: 500 }, () => modern({})))).toHaveLength(20)
  })

  it.each([null, 'text', 7, {}, [], { 'csp-report': 'x' }])('finds nothing in %j', (body) => {
    expect(readCspReports(body)).toEqual([])
  })
})
