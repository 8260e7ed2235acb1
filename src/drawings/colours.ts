const CHANNELS = [0, 2, 4] as const

/** A lighter (amount above 0) or darker tone of a `#rrggbb` colour; 1 is white, -1 black. */
export function shade(colour: string, amount: number): string {
  const target = amount > 0 ? 255 : 0
  const mixed = CHANNELS.map((offset) => {
    const channel = Number.parseInt(colour.slice(1 + offset, 3 + offset), 16)
    const value = Math.round(channel + (target - channel) * Math.abs(amount))
    return value.toString(16).padStart(2, '0')
  })
  return `#${mixed.join('')}`
}

const readChannels = (colour: string) =>
  CHANNELS.map((offset) => Number.parseInt(colour.slice(1 + offset, 3 + offset), 16))

/** Mean of the channels of a `#rrggbb` colour: 0 is black, 1 is white. */
export const averageChannels = (colour: string): number =>
  readChannels(colour).reduce((sum, channel) => sum + channel, 0) / 765

/** How light a `#rrggbb` colour appears to the eye: 0 is black, 1 is white. */
export function measureLightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(colour)
  return (red * 0.3 + green * 0.59 + blue * 0.11) / 255
}

/** The green channel alone, 0 to 255: close enough to how light a neutral colour is. */
export const readGreen = (colour: string): number => Number.parseInt(colour.slice(3, 5), 16)
