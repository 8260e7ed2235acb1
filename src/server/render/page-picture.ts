import type { DeviceCard } from '#contracts/catalogue-pages.ts'
import type { PagePayload, ScreenName } from '#contracts/page-payload.ts'
import type { Market } from '#domain/markets/market.ts'
import type { Translate } from '#messages/format-message.ts'

/** The preview picture of a page when its address is shared. */
export interface PagePicture {
  readonly path: string
  readonly alt: string
}

/** Size of every such picture: the one that social networks crop least. */
export const PICTURE_WIDTH = 1_200
export const PICTURE_HEIGHT = 630

export const isScreen = <Name extends ScreenName>(
  payload: PagePayload,
  screen: Name,
): payload is PagePayload<Name> => payload.screen === screen

/** The device that a page is about, or the first one it lists. */
function findShownDevice(payload: PagePayload): DeviceCard | undefined {
  if (isScreen(payload, 'pdp')) return payload.data.device
  if (isScreen(payload, 'sell')) return payload.data.topDevices[0]
  if (isScreen(payload, 'overview')) return payload.data.groups[0]?.devices[0]
  return undefined
}

// Social networks don't accept SVG; pictures of devices exist as PNG, too.
const PICTURE = /^(\/pictures\/[^/]+)\.(?:svg|webp)$/

export function choosePagePicture(market: Market, payload: PagePayload, translate: Translate): PagePicture {
  const device = findShownDevice(payload)
  const [, picture] = PICTURE.exec(device?.image ?? '') ?? []
  return device && picture
    ? { path: `${picture}.png`, alt: translate('PDP_PICTURE', { name: device.name }) }
    : { path: `/share/${market.id}.png`, alt: translate('HOME_TITLE') }
}
