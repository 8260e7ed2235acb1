import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import type { PagePayload, ScreenName } from '#contracts/page-payload.ts'
import type { Market } from '#domain/markets/market.ts'
import type { Translate } from '#messages/format-message.ts'

/** The picture that stands for a page where somebody shares it. */
export interface PagePicture {
  readonly path: string
  readonly alt: string
}

/** Size of every such picture; all sharers cut it least. */
export const PICTURE_WIDTH = 1_200
export const PICTURE_HEIGHT = 630

export const isScreen = <Name extends ScreenName>(
  payload: PagePayload,
  screen: Name,
): payload is PagePayload<Name> => payload.screen === screen

/** The device that a page is about, or the first that it lists. */
function shownDevice(payload: PagePayload): DeviceCard | undefined {
  if (isScreen(payload, 'pdp')) return payload.data.device
  if (isScreen(payload, 'sell')) return payload.data.topDevices[0]
  if (isScreen(payload, 'overview')) return payload.data.groups[0]?.devices[0]
  return undefined
}

// Sharers take no SVG; a drawing of ours is there as PNG, too.
const DRAWING = /^(\/pictures\/[^/]+)\.svg$/

export function pagePicture(market: Market, payload: PagePayload, translate: Translate): PagePicture {
  const device = shownDevice(payload)
  const [, drawing] = DRAWING.exec(device?.image ?? '') ?? []
  return device && drawing
    ? { path: `${drawing}.png`, alt: translate('PDP_PICTURE', { name: device.name }) }
    : { path: `/share/${market.id}.png`, alt: translate('HOME_TITLE') }
}
