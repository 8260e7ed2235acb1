import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

export type FontName = 'regular' | 'strong'

const require = createRequire(import.meta.url)

const FILES: Readonly<Record<FontName, string>> = {
  regular: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

function readFont(name: FontName): fontkit.Font {
  const font = fontkit.create(readFileSync(FILES[name]))
  if (!('layout' in font)) throw new Error(`Several fonts in one file: ${FILES[name]}`)
  return font
}

const fonts = new Map<FontName, fontkit.Font>()

/**
 * A font for one document. Reading the tables of a font took two thirds of the time of a paper, so all documents share them.
 * Its glyphs are the document's own: they keep the first character that each was used for, which is what a reader copies.
 */
export function openFont(name: FontName): fontkit.Font {
  const shared = fonts.get(name) ?? readFont(name)
  fonts.set(name, shared)
  return Object.create(shared, { _glyphs: { value: {}, writable: true } })
}
