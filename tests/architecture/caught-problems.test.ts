import { describe, expect, it } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'
import { findSwallowedFailures } from '../support/swallowed-failures.ts'

describe('a failure that browser code catches', () => {
  it('is reported or passed on, or a comment says why it is none', () => {
    const files = sourceFiles('src/web').filter(({ path }) => !/\.test\.tsx?$/.test(path))
    expect(files.flatMap(findSwallowedFailures)).toEqual([])
  })

  it.each([
    'try { load() } catch { return null }',
    'try { load() } catch (error) { show(error) }',
    'load().catch(() => undefined)',
    'load().then(show, () => undefined)',
  ])('is found where it is swallowed: %s', (text) => {
    expect(findSwallowedFailures({ path: 'planted.ts', text })).toEqual(['planted.ts:1'])
  })

  it.each([
    'load().catch(reportProblem)',
    'load().then(show, (error) => { reportProblem(error); hide() })',
    'try { load() } catch (cause) { throw new Error("x", { cause }) }',
    'try { load() } catch {\n // Storage is blocked.\n return null }',
    '// Reported there.\nload().catch(() => undefined)',
    'load().then(show)',
  ])('is not found where it is dealt with: %s', (text) => {
    expect(findSwallowedFailures({ path: 'honest.ts', text })).toEqual([])
  })
})
