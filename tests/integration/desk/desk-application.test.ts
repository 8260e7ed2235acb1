import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readDeskBuild } from '#server/desk/desk-build.ts'
import { startTestDesk, type TestDesk, type TestOperator } from '../../support/desk.ts'

let desk: TestDesk
let anna: TestOperator
let cookie: string

const build = readDeskBuild()

beforeAll(async () => {
  desk = await startTestDesk()
  anna = await desk.hire('inspector')
  cookie = await anna.startSession()
})

afterAll(() => desk.close())

describe('a screen of the application', () => {
  it('is a page without anything of a person, whose script, styles and fonts are those of the build', async () => {
    const { statusCode, body } = await desk.send('GET', '/desk', { cookie })
    expect(statusCode).toBe(200)
    for (const file of [build.entry, ...build.imports, ...build.styles, ...build.fonts])
      expect(body).toContain(`"${file}"`)
    expect(body).not.toContain(anna.name)
    expect(body).not.toMatch(/<script(?! type="module" src="\/desk\/assets\/)|<style| style="| on\w+="/)
  })

  it('has a policy that lets only its own files run, and lets it use the camera', async () => {
    const { headers } = await desk.send('GET', '/desk', { cookie })
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /)
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
      'permissions-policy': expect.stringContaining('camera=(self), microphone=()'),
    })
  })

  it('sends strangers to the sign-in, and keeps the address', async () => {
    const { statusCode, headers } = await desk.send('GET', '/desk?code=7K3M-9QXZ')
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 303,
      location: '/desk/sign-in?next=%2Fdesk%3Fcode%3D7K3M-9QXZ',
    })
  })

  it('doesn’t exist at an unknown address: 404, with the application for those who are signed in', async () => {
    const known = await desk.send('GET', '/desk/none', { cookie })
    expect({ statusCode: known.statusCode, isScreen: known.body.includes(build.entry) }).toEqual({
      statusCode: 404,
      isScreen: true,
    })
    const stranger = await desk.send('GET', '/desk/none')
    expect({ statusCode: stranger.statusCode, isScreen: stranger.body.includes(build.entry) }).toEqual({
      statusCode: 404,
      isScreen: false,
    })
  })

  it.each([
    ['desk_theme=dark', ' data-theme="dark"'],
    ['desk_theme=light', ' data-theme="light"'],
    ['desk_theme="><script>', ''],
    ['other=dark', ''],
  ])('is painted as chosen from the start: %s', async (chosen, attribute) => {
    const { body } = await desk.send('GET', '/desk', { cookie: `${cookie}; ${chosen}` })
    expect(body).toContain(`<html lang="en"${attribute}>`)
  })
})

describe('the files of the application', () => {
  it('are compressed in advance and kept forever, and need no session', async () => {
    for (const encoding of ['br', 'gzip']) {
      const { statusCode, headers } = await desk.send('GET', build.entry, {
        origin: null,
        headers: { 'accept-encoding': encoding },
      })
      expect({ statusCode, ...headers }).toMatchObject({
        statusCode: 200,
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringContaining('javascript'),
        'x-content-type-options': 'nosniff',
      })
    }
  })

  it.each([
    '/desk/assets/none.js',
    '/desk/assets/../../build.json',
    '/desk/assets/%2e%2e%2f%2e%2e%2fbuild.json',
  ])('are all that can be read: not %s', async (path) => {
    const { statusCode, body } = await desk.send('GET', path)
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(body).not.toContain('"entry"')
  })
})
