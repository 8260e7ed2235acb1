// npm run fonts: cuts the two typefaces down to the characters and weights the shop uses, into src/web/fonts.
// Run it by hand after updating the font packages.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†•…‹›€™−→×≤≥✓\u2009\u202f`
const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż'

const FACES = [
  { family: 'bricolage-grotesque', weights: { min: 500, max: 700 } },
  { family: 'inter', weights: { min: 400, max: 600 } },
]

const target = new URL('../src/web/fonts/', import.meta.url)
await mkdir(target, { recursive: true })

for (const { family, weights } of FACES) {
  for (const [subset, text] of [
    ['latin', LATIN],
    ['latin-ext', POLISH],
  ]) {
    const source = new URL(
      `../node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
      import.meta.url,
    )
    const font = await subsetFont(await readFile(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    })
    await writeFile(new URL(`${family}-${subset}.woff2`, target), font)
    console.log(`${family} ${subset}: ${(font.length / 1024).toFixed(1)} kB`)
  }
}
