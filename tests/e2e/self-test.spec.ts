import type { BrowserContext, Page, Request } from '@playwright/test'
import { TEST_OPENINGS_PATH, TEST_PAIRINGS_PATH, TEST_RESULTS_PATH } from '#contracts/paths/self-test.ts'
import type { NewPairing } from '#contracts/self-test.ts'
import { buildPath } from '#domain/routing/path.ts'
import { KEY_ROWS } from '#domain/self-test/tested-keys.ts'
import { MARKETS } from '#markets/markets.ts'
import { MESSAGES } from '#messages/messages.ts'
import { CHROMIUM_FLAGS } from '../../tools/chromium-flags.mjs'
import { ensureChromium } from '../../tools/setup.mjs'
import { goToFacts, locateFact } from './device-page.ts'
import { expect, test, waitForHydration } from './shop-test.ts'
import { findViolations } from './violations.ts'

const T = MESSAGES.de

const FAKE_MEDIA = ['--use-fake-device-for-media-stream=device-count=2', '--use-fake-ui-for-media-stream']

test.use({
  hasTouch: true,
  launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS, ...FAKE_MEDIA] },
})

/** The speaker is heard by the microphone: what the page plays is what it records. */
const joinSpeakerAndMicrophone = () => {
  let microphone: MediaStreamAudioDestinationNode | undefined
  const Native = AudioContext
  window.AudioContext = class extends Native {
    constructor() {
      super()
      microphone = super.createMediaStreamDestination()
    }
    override createOscillator() {
      const tone = super.createOscillator()
      if (microphone) tone.connect(microphone)
      return tone
    }
  }
  const { mediaDevices } = navigator
  const native = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (wanted) =>
    wanted?.audio && microphone ? microphone.stream : native(wanted)
}

const buildTestPath = (pdp: string) => buildPath(MARKETS.de, 'selfTest', { pdp })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const locateTitle = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Opens the test and starts it. */
async function startTest(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await waitForHydration(page)
  await press(page, T.SELF_TEST_START)
}

async function skip(page: Page, ...steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    await expect(locateTitle(page, step)).toBeFocused()
    await press(page, T.SELF_TEST_SKIP)
  }
}

/** Wipes over the whole screen, field by field. */
async function wipe(page: Page): Promise<void> {
  await press(page, T.SELF_TEST_TOUCH_OPEN)
  // In one go: the grid is gone with its last field.
  await page.getByTestId('touch-grid').evaluate((grid) => {
    const { width, height } = grid.getBoundingClientRect()
    for (let clientY = 20; clientY < height; clientY += 40)
      for (let clientX = 20; clientX < width; clientX += 40)
        grid.dispatchEvent(
          new PointerEvent('pointermove', { pointerType: 'touch', clientX, clientY, bubbles: true }),
        )
  })
}

async function seeColours(page: Page, seen: string): Promise<void> {
  await press(page, T.SELF_TEST_SCREEN_OPEN)
  for (let colour = 0; colour < 5; colour++) await press(page, T.DISPLAY_CHECK_NEXT)
  await press(page, seen)
}

async function confirmCamera(page: Page): Promise<void> {
  await press(page, T.SELF_TEST_CAMERA_OPEN)
  await expect(page.getByText(T.SELF_TEST_CAMERA_ALIVE)).toBeVisible()
  await press(page, T.SELF_TEST_WORKS)
}

async function move(page: Page): Promise<void> {
  await press(page, T.SELF_TEST_MOTION_START)
  await expect(page.getByText(T.SELF_TEST_MOTION_WAIT)).toBeVisible()
  await page.evaluate(() => {
    const report = (x: number, z: number, beta: number) =>
      dispatchEvent(
        new DeviceMotionEvent('devicemotion', {
          accelerationIncludingGravity: { x, y: 0, z },
          rotationRate: { alpha: 0, beta, gamma: 0 },
        }),
      )
    report(0, 9.8, 0)
    report(7, 6.5, 90)
  })
}

/** Everything that leaves the page in a request's body. */
function recordBodies(context: BrowserContext): { readonly path: string; readonly body: string }[] {
  const sent: { readonly path: string; readonly body: string }[] = []
  context.on('request', (request: Request) => {
    if (request.method() !== 'GET')
      sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' })
  })
  return sent
}

test('a phone that passes is said to be tested, and nothing is uploaded', async ({ page, urlOf }) => {
  await page.context().grantPermissions(['accelerometer', 'gyroscope', 'camera', 'microphone'])
  await page.addInitScript(joinSpeakerAndMicrophone)
  await page.goto(urlOf('de', buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })))
  await waitForHydration(page)
  await goToFacts(page)
  await page.getByText(/^Gerät jetzt testen, etwa 40/).click()
  await page.getByRole('link', { name: T.SELF_TEST_HERE }).click()
  await page.waitForURL(`**${buildTestPath('apple-iphone-13')}`)
  await waitForHydration(page)
  const sent = recordBodies(page.context())
  expect(await findViolations(page)).toEqual([])
  await press(page, T.SELF_TEST_START)
  await wipe(page)
  await expect(locateTitle(page, T.SELF_TEST_SCREEN)).toBeFocused()
  await seeColours(page, T.SELF_TEST_SCREEN_CLEAN)
  await press(page, T.SELF_TEST_SOUND_PLAY)
  await expect(page.getByText(T.SELF_TEST_SOUND_HEARD)).toBeVisible()
  await press(page, T.SELF_TEST_NEXT)
  await confirmCamera(page)
  await expect(locateTitle(page, T.SELF_TEST_FRONT_CAMERA)).toBeFocused()
  await confirmCamera(page)
  await move(page)
  // The browser of the tests says that it is being charged.
  await expect(locateTitle(page, T.SELF_TEST_BUTTONS)).toBeFocused()
  await press(page, T.SELF_TEST_WORKS)
  await expect(locateTitle(page, T.SELF_TEST_DONE)).toBeFocused()
  expect(await page.getByRole('definition').allTextContents()).toEqual(Array(9).fill(T.SELF_TEST_WORKS))
  expect(await findViolations(page)).toEqual([])
  await press(page, T.SELF_TEST_USE)
  await expect(page.getByText(T.SELF_TEST_FILLED)).toBeVisible()
  await page.getByRole('button', { name: T.SHEET_CONFIRM }).click()
  const card = page.getByRole('group').filter({ hasText: T.BREAKDOWN_TITLE })
  await expect(card.getByText(T.SELF_TEST_TESTED)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  expect(sent.filter(({ path }) => path.startsWith('/api/self-tests'))).toEqual([])
  expect(sent.filter(({ body }) => body.length > 2_000)).toEqual([])
})

test('what fails is filled in, and never against the seller’s own answer', async ({ page, urlOf }) => {
  await page.goto(urlOf('de', buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })))
  await waitForHydration(page)
  await goToFacts(page)
  // The seller says that the picture has marks; the test will say otherwise.
  await locateFact(page, 'Flecken').getByText(T.SHEET_DIFFERS).click()
  await startTest(page, urlOf('de', buildTestPath('apple-iphone-13')))
  await press(page, T.SELF_TEST_TOUCH_OPEN)
  await press(page, T.SELF_TEST_TOUCH_DEAD)
  await seeColours(page, T.SELF_TEST_SCREEN_CLEAN)
  // The fake microphone hears its own beeps, but not the tone.
  await press(page, T.SELF_TEST_SOUND_PLAY)
  await expect(page.getByText(T.SELF_TEST_SOUND_UNHEARD)).toBeVisible()
  await press(page, T.SELF_TEST_FAILS)
  await skip(page, T.SELF_TEST_BACK_CAMERA, T.SELF_TEST_FRONT_CAMERA, T.SELF_TEST_MOTION)
  await press(page, T.SELF_TEST_WORKS)
  await press(page, T.SELF_TEST_USE)
  await expect(page.getByText(T.SELF_TEST_DIFFERS)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Touchscreen/ })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /Mikrofon/ })).toBeChecked()
  await press(page, T.SELF_TEST_KEEP)
  await expect(page.getByText(T.SELF_TEST_DIFFERS)).toBeHidden()
  expect(await findViolations(page)).toEqual([])
})

test('without permission a step stays untested, and the test goes on', async ({ page, urlOf }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await startTest(page, urlOf('de', buildTestPath('apple-iphone-13')))
  await skip(page, T.SELF_TEST_TOUCH, T.SELF_TEST_SCREEN)
  await press(page, T.SELF_TEST_SOUND_PLAY)
  await expect(page.getByText(T.SELF_TEST_REFUSED)).toBeVisible()
  await press(page, T.SELF_TEST_NEXT)
  await press(page, T.SELF_TEST_CAMERA_OPEN)
  await expect(page.getByText(T.SELF_TEST_REFUSED)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await press(page, T.SELF_TEST_NEXT)
  await expect(locateTitle(page, T.SELF_TEST_FRONT_CAMERA)).toBeFocused()
})

test('an old browser says what it cannot do, step by step', async ({ page, urlOf }) => {
  await page.addInitScript(() => {
    for (const name of ['mediaDevices', 'getBattery', 'getGamepads'])
      Reflect.deleteProperty(Navigator.prototype, name)
    Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 0 })
    for (const name of ['AudioContext', 'DeviceMotionEvent']) Reflect.deleteProperty(window, name)
  })
  await startTest(page, urlOf('de', buildTestPath('apple-iphone-13')))
  const next = () => press(page, T.SELF_TEST_NEXT)
  await next()
  await skip(page, T.SELF_TEST_SCREEN)
  for (const start of [
    T.SELF_TEST_SOUND_PLAY,
    T.SELF_TEST_CAMERA_OPEN,
    T.SELF_TEST_CAMERA_OPEN,
    T.SELF_TEST_MOTION_START,
  ]) {
    await press(page, start)
    await expect(page.getByText(T.SELF_TEST_IMPOSSIBLE)).toBeVisible()
    await next()
  }
  await next()
  await skip(page, T.SELF_TEST_BUTTONS)
  await expect(page.getByText(T.SELF_TEST_UNTESTED)).toHaveCount(6)
  await expect(page.getByRole('button', { name: T.SELF_TEST_USE })).toBeHidden()
  await expect(page.getByRole('link', { name: T.SELF_TEST_BACK })).toBeVisible()
})

test('results arrive on the computer that shows the code', async ({
  browser,
  page,
  urlOf,
  expectedErrors,
}) => {
  // The code is tried a second time, at the end.
  expectedErrors.push(/status of 410/)
  // A computer has a mouse.
  const desktop = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: false })
  const computer = await desktop.newPage()
  await computer.goto(urlOf('de', buildPath(MARKETS.de, 'pdp', { pdp: 'apple-iphone-13' })))
  await waitForHydration(computer)
  await computer.getByText(/^Gerät jetzt testen, etwa 40/).click()
  const answered = computer.waitForResponse(`**${TEST_PAIRINGS_PATH}`)
  await press(computer, T.SELF_TEST_SHOW_CODE)
  const { url } = (await (await answered).json()) as NewPairing
  await expect(computer.getByRole('img', { name: T.SELF_TEST_QR })).toBeVisible()
  expect(await findViolations(computer)).toEqual([])

  const sent = recordBodies(page.context())
  await startTest(page, url)
  expect(new URL(page.url()).hash).toBe('')
  await expect(computer.getByText(T.SELF_TEST_OPENED)).toBeVisible()
  await skip(page, T.SELF_TEST_TOUCH)
  await seeColours(page, T.SELF_TEST_SCREEN_MARKS)
  await skip(page, T.SELF_TEST_SOUND)
  await confirmCamera(page)
  await skip(page, T.SELF_TEST_FRONT_CAMERA, T.SELF_TEST_MOTION)
  await expect(locateTitle(page, T.SELF_TEST_BUTTONS)).toBeFocused()
  await press(page, T.SELF_TEST_FAILS)
  await press(page, T.SELF_TEST_SEND)
  await expect(page.getByText(T.SELF_TEST_SENT)).toBeVisible()

  await expect(computer.getByText(T.SELF_TEST_TESTED).first()).toBeVisible()
  await expect(computer.getByRole('checkbox', { name: /^Eine Taste/ })).toBeChecked()
  await expect(locateFact(computer, 'Flecken').getByRole('checkbox').first()).toBeChecked()
  // Nothing has left the phone but the code and the results.
  const ours = sent.filter(({ path }) => path.startsWith('/api/self-tests'))
  expect(ours.map(({ path }) => path)).toEqual([TEST_OPENINGS_PATH, TEST_RESULTS_PATH])
  expect(JSON.parse(ours[1]?.body ?? '').test).toEqual({
    touch: 'skipped',
    pixels: 'skipped',
    marks: 'fail',
    sound: 'skipped',
    backCamera: 'pass',
    frontCamera: 'skipped',
    motion: 'skipped',
    charging: 'pass',
    buttons: 'fail',
  })
  expect(sent.filter(({ body }) => body.length > 2_000)).toEqual([])

  await page.goto(url)
  await expect(page.getByRole('alert').getByText(T.SELF_TEST_CODE_OVER)).toBeVisible()
  await desktop.close()
})

test('a laptop is tested key by key', async ({ page, urlOf }) => {
  await startTest(page, urlOf('de', buildTestPath('apple-macbook-air-13-zoll-m1-2020')))
  await skip(page, T.SELF_TEST_SCREEN)
  await page.getByRole('textbox', { name: T.SELF_TEST_KEYBOARD_FIELD }).focus()
  expect(await findViolations(page)).toEqual([])
  for (const code of KEY_ROWS.flat()) await page.keyboard.press(code)
  await expect(locateTitle(page, T.SELF_TEST_SOUND)).toBeFocused()
})

test('a controller whose stick drifts is found', async ({ page, urlOf }) => {
  await page.addInitScript(() => {
    const pad = {
      connected: true,
      axes: [0, 0, 0, 0.4],
      buttons: Array.from({ length: 17 }, () => ({ pressed: true })),
    }
    navigator.getGamepads = () => [pad as unknown as Gamepad]
  })
  await startTest(page, urlOf('de', buildTestPath('sony-playstation-5')))
  await press(page, T.SELF_TEST_CONTROLLER_MEASURE)
  await expect(page.getByRole('definition').filter({ hasText: T.SELF_TEST_FAILS })).toHaveCount(1)
})

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const market of ['de', 'pl', 'fr'] as const)
    test(`every step fits in ${market}`, async ({ page, urlOf }) => {
      const texts = MESSAGES[market]
      const path = buildPath(MARKETS[market], 'selfTest', { pdp: 'apple-iphone-13' })
      await page.goto(urlOf(market, path))
      await waitForHydration(page)
      await press(page, texts.SELF_TEST_START)
      const overflowing: string[] = []
      // Charging passes by itself in the browser of the tests.
      for (const step of [
        'TOUCH',
        'SCREEN',
        'SOUND',
        'BACK_CAMERA',
        'FRONT_CAMERA',
        'MOTION',
        'BUTTONS',
      ] as const) {
        await expect(locateTitle(page, texts[`SELF_TEST_${step}`])).toBeFocused()
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        if (width > 320) overflowing.push(`${step}: ${width}`)
        await press(page, texts.SELF_TEST_SKIP)
      }
      expect(overflowing).toEqual([])
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what is not possible', async ({ page, urlOf }) => {
    await page.goto(urlOf('de', buildTestPath('apple-iphone-13')))
    await expect(page.getByRole('paragraph').filter({ hasText: T.SELF_TEST_NO_SCRIPT })).toBeVisible()
    await expect(page.getByRole('button', { name: T.SELF_TEST_START })).toBeHidden()
    await expect(page.getByRole('link', { name: T.SELF_TEST_BACK })).toBeVisible()
  })
})
