import type { MarketId } from '#domain/markets/market-id.ts'

type Expected = { readonly first: string } | { readonly top3: string } | { readonly nothing: true }

/** What a visitor in a market types, and the name of the device they mean. */
export type RelevanceRow = { readonly market: MarketId; readonly query: string } & Expected

const first = (market: MarketId, query: string, name: string): RelevanceRow => ({
  market,
  query,
  first: name,
})
const top3 = (market: MarketId, query: string, name: string): RelevanceRow => ({ market, query, top3: name })
const nothing = (market: MarketId, query: string): RelevanceRow => ({ market, query, nothing: true })

const WHOLE_NAMES = [
  first('de', 'iPhone 13', 'Apple iPhone 13'),
  first('at', 'Apple iPhone 13 Pro', 'Apple iPhone 13 Pro'),
  first('en', 'iPhone 15 Pro Max', 'Apple iPhone 15 Pro Max'),
  first('de', 'Samsung Galaxy S22', 'Samsung Galaxy S22'),
  first('pl', 'samsung galaxy a54 5g', 'Samsung Galaxy A54 5G'),
  first('fr', 'Google Pixel 7', 'Google Pixel 7'),
  first('it', 'xiaomi 13t pro', 'Xiaomi 13T Pro'),
  first('es', 'redmi note 12', 'Redmi Note 12'),
  first('at', 'fairphone 4', 'Fairphone 4'),
  first('en', 'nothing phone 2a', 'Nothing Phone (2a)'),
  first('de', 'Fujifilm X-T4', 'Fujifilm X-T4'),
  first('es', 'canon eos 2000d', 'Canon EOS 2000D'),
  first('fr', 'lenovo thinkpad t480', 'Lenovo ThinkPad T480'),
  first('en', 'dell xps 13 9310', 'Dell XPS 13 9310'),
  first('pl', 'microsoft surface pro 7', 'Microsoft Surface Pro 7'),
  first('it', 'samsung galaxy tab s9 ultra', 'Samsung Galaxy Tab S9 Ultra'),
  first('de', 'PlayStation 5 Digital Edition', 'Sony PlayStation 5 Digital Edition'),
  first('es', 'nintendo switch lite', 'Nintendo Switch Lite'),
  first('fr', 'xbox series s', 'Microsoft Xbox Series S'),
  first('de', 'game boy color', 'Nintendo Game Boy Color'),
]

const STILL_TYPING = [
  top3('de', 'iph', 'Apple iPhone 14'),
  top3('de', 'iphone 1', 'Apple iPhone 15'),
  first('fr', 'iphone 13 p', 'Apple iPhone 13 Pro'),
  first('es', 'iphone 14 pro m', 'Apple iPhone 14 Pro Max'),
  first('it', 'galaxy s23 u', 'Samsung Galaxy S23 Ultra'),
  top3('pl', 'galaxy s2', 'Samsung Galaxy S24'),
  top3('en', 'playst', 'Sony PlayStation 5'),
  top3('en', 'macb', 'Apple MacBook Air 13-inch M3 (2024)'),
  top3('es', 'ninten', 'Nintendo Switch OLED'),
  first('at', 'xbox series', 'Microsoft Xbox Series S'),
  first('de', 'alpha 640', 'Sony Alpha 6400'),
  first('fr', 'u2723', 'Dell U2723QE'),
]

const MISSPELT = [
  first('de', 'ihpone 13 por', 'Apple iPhone 13 Pro'),
  first('de', 'samsng galxy s22', 'Samsung Galaxy S22'),
  top3('de', 'macbok', 'Apple MacBook Air 13 Zoll M3 (2024)'),
  first('de', 'macbok air m2', 'Apple MacBook Air 13 Zoll M2 (2022)'),
  first('en', 'plasytation 5', 'Sony PlayStation 5'),
  top3('fr', 'nitendo switch', 'Nintendo Switch OLED'),
  first('es', 'iphnoe 12 mini', 'Apple iPhone 12 mini'),
  first('fr', 'samsugn galaxy a52s', 'Samsung Galaxy A52s 5G'),
  first('it', 'xaomi redmi note 11', 'Redmi Note 11'),
  first('pl', 'telefn samsung a54', 'Samsung Galaxy A54 5G'),
  first('de', 'thinpad t480', 'Lenovo ThinkPad T480'),
  first('de', 'fujifim x-t4', 'Fujifilm X-T4'),
  first('en', 'gopro hreo 11', 'GoPro HERO11 Black'),
  first('at', 'surfce pro 7', 'Microsoft Surface Pro 7'),
  first('en', 'cannon eos r6', 'Canon EOS R6'),
  first('it', 'nikkon d750', 'Nikon D750'),
  first('de', 'huwaei p30 lite', 'Huawei P30 lite'),
  first('es', 'tamrom 28-75 g2', 'Tamron 28-75mm F/2.8 Di III VXD G2'),
  first('fr', 'odissey g9', 'Samsung Odyssey G9 49 pouces (C49G95T)'),
  first('pl', 'bneq xl2546k', 'BenQ ZOWIE XL2546K'),
  top3('it', 'ipda mini', 'Apple iPad mini 6ª generazione'),
]

const OTHER_ORDER = [
  first('de', 'pro 13 iphone', 'Apple iPhone 13 Pro'),
  first('at', 's22 ultra samsung galaxy', 'Samsung Galaxy S22 Ultra'),
  first('en', 'max pro 14 iphone', 'Apple iPhone 14 Pro Max'),
  first('fr', 'oled switch', 'Nintendo Switch OLED'),
  first('es', 'mini 6 ipad', 'Apple iPad mini 6.ª generación'),
  first('it', 'm1 air macbook', 'Apple MacBook Air 13 pollici M1 (2020)'),
  first('de', 'macbook pro 14 m3 pro', 'Apple MacBook Pro 14 Zoll M3 Pro (2023)'),
]

const MISSING_SPACES = [
  first('de', 'iphone13pro', 'Apple iPhone 13 Pro'),
  first('fr', 'iphone13promax', 'Apple iPhone 13 Pro Max'),
  first('it', 'iphone13 pro', 'Apple iPhone 13 Pro'),
  first('pl', 'iphonex', 'Apple iPhone X'),
  first('de', 'galaxys22ultra', 'Samsung Galaxy S22 Ultra'),
  first('es', 'pixel7pro', 'Google Pixel 7 Pro'),
  first('en', 'macbookairm2', 'Apple MacBook Air 13-inch M2 (2022)'),
  top3('fr', 'ipadpro', 'Apple iPad Pro 11 pouces M4 (2024)'),
  first('it', 'xboxseriesx', 'Microsoft Xbox Series X'),
  first('at', 'playstation5', 'Sony PlayStation 5'),
  top3('es', 'nintendoswitch', 'Nintendo Switch OLED'),
  first('de', 'thinkpadt480', 'Lenovo ThinkPad T480'),
  first('en', 'alpha7iv', 'Sony Alpha 7 IV'),
  first('pl', 'eosr6', 'Canon EOS R6'),
]

const EXTRA_SPACES = [
  first('de', 'i phone 12', 'Apple iPhone 12'),
  first('de', 'play station 5', 'Sony PlayStation 5'),
  top3('at', 'mac book', 'Apple MacBook Air 13 Zoll M3 (2024)'),
  top3('en', 'think pad x1 carbon', 'Lenovo ThinkPad X1 Carbon 9th generation'),
  first('fr', 'x box one s', 'Microsoft Xbox One S'),
  first('es', 'go pro hero 9', 'GoPro HERO9 Black'),
  first('it', 'go pro 11', 'GoPro HERO11 Black'),
  first('pl', 's 21', 'Samsung Galaxy S21 5G'),
  first('de', 'galaxy s 22 ultra', 'Samsung Galaxy S22 Ultra'),
  first('de', 'galaxy z flip 5', 'Samsung Galaxy Z Flip5'),
  first('en', 'x100 v', 'Fujifilm X100V'),
  first('fr', 'one plus 9', 'OnePlus 9'),
]

const MODEL_CODES = [
  first('de', 'SM-G991B', 'Samsung Galaxy S21 5G'),
  first('pl', 'smg991b', 'Samsung Galaxy S21 5G'),
  first('fr', 'sm g991b', 'Samsung Galaxy S21 5G'),
  first('en', 'A2633', 'Apple iPhone 13'),
  first('es', 'a2337', 'Apple MacBook Air 13 pulgadas M1 (2020)'),
  first('pl', 'A2602', 'Apple iPad 9. generacja'),
  first('de', 'ILCE-7M4', 'Sony Alpha 7 IV'),
  first('it', 'ilce7m4', 'Sony Alpha 7 IV'),
  first('at', 'CUH-7216B', 'Sony PlayStation 4 Pro'),
  first('de', 'cuh 7216', 'Sony PlayStation 4 Pro'),
  first('fr', 'CFI-1216A', 'Sony PlayStation 5'),
  first('es', 'heg001', 'Nintendo Switch OLED'),
  first('de', 'MGN63D/A', 'Apple MacBook Air 13 Zoll M1 (2020)'),
  first('en', 'smx200', 'Samsung Galaxy Tab A8'),
  first('it', 'SEL2470GM2', 'Sony FE 24-70mm F2.8 GM II'),
  first('de', 'DMC-FZ1000', 'Panasonic Lumix FZ1000'),
  first('de', 'u2723qe', 'Dell U2723QE'),
  first('de', '27gp850', 'LG UltraGear 27GP850-B'),
  first('en', 'aw3423dwf', 'Dell Alienware AW3423DWF'),
  first('pl', 'vg27aq', 'ASUS TUF Gaming VG27AQ'),
]

const NICKNAMES = [
  first('de', 'ps5', 'Sony PlayStation 5'),
  first('it', 'ps4 pro', 'Sony PlayStation 4 Pro'),
  first('fr', 'ps5 digital', 'Sony PlayStation 5 Digital Edition'),
  first('es', 'ps1', 'Sony PlayStation (1995)'),
  first('de', 'gameboy', 'Nintendo Game Boy'),
  first('de', 'switch oled', 'Nintendo Switch OLED'),
  first('en', 'switch v2', 'Nintendo Switch (2019)'),
  first('at', 'n64', 'Nintendo N64'),
  first('de', 'a7iv', 'Sony Alpha 7 IV'),
  first('en', 'a7 4', 'Sony Alpha 7 IV'),
  first('fr', 'a7 mk3', 'Sony Alpha 7 III'),
  first('en', 'r6 mark 2', 'Canon EOS R6 Mark II'),
  first('de', 'r6 mkii', 'Canon EOS R6 Mark II'),
  first('en', '5d mark 4', 'Canon EOS 5D Mark IV'),
  first('it', '5d mark iii', 'Canon EOS 5D Mark III'),
  first('pl', 'nikon z6', 'Nikon Z 6'),
  first('es', 'rx100 7', 'Sony RX100 VII'),
  first('fr', 'xperia 1 3', 'Sony Xperia 1 III'),
  first('en', 'rebel t3i', 'Canon EOS 600D'),
  first('de', 's10', 'Samsung Galaxy S10'),
  first('de', 's21+', 'Samsung Galaxy S21+ 5G'),
  first('fr', 's21 plus', 'Samsung Galaxy S21+ 5G'),
  first('pl', 'tab a9 plus', 'Samsung Galaxy Tab A9+'),
  first('de', 'iphone 10', 'Apple iPhone X'),
  first('de', 'ipad 2022', 'Apple iPad 10. Generation'),
  first('en', 'ipad 9th gen', 'Apple iPad 9th generation'),
  first('de', 'x1 carbon gen 9', 'Lenovo ThinkPad X1 Carbon 9. Generation'),
  top3('es', 'mbp 14', 'Apple MacBook Pro 14 pulgadas M1 Pro (2021)'),
  first('en', 'nifty fifty', 'Canon EF 50mm f/1.8 STM'),
]

const OWN_WORDS = [
  first('de', 'handy samsung s23', 'Samsung Galaxy S23'),
  first('at', 'spielekonsole ps4', 'Sony PlayStation 4'),
  first('de', 'kamera sony a6000', 'Sony Alpha 6000'),
  first('de', 'bildschirm dell u2720q', 'Dell U2720Q'),
  first('en', 'cell phone iphone xr', 'Apple iPhone XR'),
  first('en', 'camera canon r5', 'Canon EOS R5'),
  first('fr', 'téléphone samsung s21', 'Samsung Galaxy S21 5G'),
  first('fr', 'telephone iphone 11', 'Apple iPhone 11'),
  first('fr', 'écran samsung odyssey g9', 'Samsung Odyssey G9 49 pouces (C49G95T)'),
  first('fr', 'ecran dell u2723qe', 'Dell U2723QE'),
  first('fr', 'ordinateur portable lenovo t480', 'Lenovo ThinkPad T480'),
  first('fr', 'appareil photo sony a7 iii', 'Sony Alpha 7 III'),
  first('fr', 'tablette samsung tab a8', 'Samsung Galaxy Tab A8'),
  top3('es', 'móvil samsung', 'Samsung Galaxy S24'),
  first('es', 'movil samsung a52s', 'Samsung Galaxy A52s 5G'),
  top3('es', 'portátil lenovo x1', 'Lenovo ThinkPad X1 Carbon 9.ª generación'),
  first('es', 'cámara nikon d3500', 'Nikon D3500'),
  first('es', 'videoconsola ps5', 'Sony PlayStation 5'),
  first('es', 'pantalla lg 27gp850', 'LG UltraGear 27GP850-B'),
  top3('it', 'macchina fotografica sony a7', 'Sony Alpha 7 IV'),
  first('it', 'cellulare samsung a53', 'Samsung Galaxy A53 5G'),
  first('it', 'fotocamera fujifilm x-t30', 'Fujifilm X-T30'),
  first('it', 'telefono iphone 13', 'Apple iPhone 13'),
  first('pl', 'telefon samsung a54', 'Samsung Galaxy A54 5G'),
  top3('pl', 'komórka samsung', 'Samsung Galaxy S24'),
  top3('pl', 'komorka samsung', 'Samsung Galaxy S24'),
  first('pl', 'konsola ps5', 'Sony PlayStation 5'),
  first('pl', 'aparat canon 5d mark iv', 'Canon EOS 5D Mark IV'),
  top3('pl', 'obiektyw canon 50', 'Canon RF 50mm F1.8 STM'),
  first('pl', 'smartfon xiaomi redmi note 10 pro', 'Redmi Note 10 Pro'),
]

const SIZES_AND_GENERATIONS = [
  first('de', 'macbook air 13 zoll m2', 'Apple MacBook Air 13 Zoll M2 (2022)'),
  first('fr', 'macbook air 13 pouces m2', 'Apple MacBook Air 13 pouces M2 (2022)'),
  first('es', 'macbook air 13 pulgadas m2', 'Apple MacBook Air 13 pulgadas M2 (2022)'),
  first('it', 'macbook air 13 pollici m1', 'Apple MacBook Air 13 pollici M1 (2020)'),
  first('pl', 'macbook air 13 cali m2', 'Apple MacBook Air 13 cali M2 (2022)'),
  first('en', 'macbook air 13 inch m2', 'Apple MacBook Air 13-inch M2 (2022)'),
  first('fr', 'ipad pro 12,9 pouces 2018', 'Apple iPad Pro 12,9 pouces (2018)'),
  first('de', 'ipad pro 12.9 m1', 'Apple iPad Pro 12,9 Zoll M1 (2021)'),
  first('de', 'iphone se 2. generation', 'Apple iPhone SE (2. Generation)'),
  first('fr', 'ipad 9ème génération', 'Apple iPad 9e génération'),
  first('es', 'ipad 9ª generación', 'Apple iPad 9.ª generación'),
  first('it', 'ipad 9a generazione', 'Apple iPad 9ª generazione'),
  first('pl', 'ipad 10 generacji', 'Apple iPad 10. generacja'),
]

const LENSES = [
  first('de', '50mm 1.8 canon rf', 'Canon RF 50mm F1.8 STM'),
  first('en', 'canon ef 50mm f1.8', 'Canon EF 50mm f/1.8 STM'),
  first('en', 'rf 50mm f/1.8', 'Canon RF 50mm F1.8 STM'),
  top3('pl', 'obiektyw canon 50 1.8', 'Canon EF 50mm f/1.8 STM'),
  top3('de', 'sigma 35 1.4 art', 'Sigma 35mm F1.4 DG HSM Art'),
  first('de', 'sigma 18-35', 'Sigma 18-35mm F1.8 DC HSM Art'),
  first('en', '70-200 2.8 gm', 'Sony FE 70-200mm F2.8 GM OSS II'),
  first('fr', 'objectif sony 200-600', 'Sony FE 200-600mm F5.6-6.3 G OSS'),
  first('es', 'canon 70-200 f2.8 is iii', 'Canon EF 70-200mm f/2.8L IS III USM'),
  first('it', 'canon rf 24-105 f4l', 'Canon RF 24-105mm F4L IS USM'),
  first('en', 'nikkor z 50 1.8', 'Nikon Nikkor Z 50mm f/1.8 S'),
  first('de', 'voigtländer nokton 35', 'Voigtländer Nokton 35mm F1.4 Classic II VM'),
  first('at', 'voigtlaender nokton 35mm', 'Voigtländer Nokton 35mm F1.4 Classic II VM'),
  first('en', 'plena', 'Nikon Nikkor Z 135mm f/1.8 S Plena'),
]

const WITH_WORDS_TOO_MANY = [
  first('de', 'iphone 12 64 gb', 'Apple iPhone 12'),
  first('at', 'iphone 11 128gb schwarz', 'Apple iPhone 11'),
  first('fr', 'iphone 13 pro max 256 go', 'Apple iPhone 13 Pro Max'),
  first('de', 'iphone 13 pro verkaufen', 'Apple iPhone 13 Pro'),
  first('en', 'sell iphone 12', 'Apple iPhone 12'),
  first('pl', 'sprzedam iphone 12', 'Apple iPhone 12'),
  first('de', 'xiaomi redmi note 9', 'Redmi Note 9'),
]

const OF_MAKERS_AND_FAMILIES = [
  top3('de', 'iphone', 'Apple iPhone 14'),
  top3('de', 'ipad', 'Apple iPad 10. Generation'),
  top3('en', 'xbox', 'Microsoft Xbox Series X'),
  top3('it', 'canon', 'Canon EOS R6 Mark II'),
  top3('fr', 'sony', 'Sony PlayStation 5'),
  first('es', 'studio display', 'Apple Studio Display 27 pulgadas (2022)'),
  top3('pl', 'steam deck', 'Valve Steam Deck OLED'),
]

const NOT_BOUGHT = [
  ...(['waschmaschine', 'xyzxyz', '🙂', 'kühlschrank bosch', 'iphone 4', '???'] as const).map((query) =>
    nothing('de', query),
  ),
  nothing('at', 'fahrrad'),
  nothing('en', 'washing machine'),
  nothing('fr', 'machine à laver'),
  nothing('es', 'lavadora'),
  nothing('it', 'lavatrice'),
  nothing('pl', 'pralka'),
]

/** Queries as people type them, in the languages of all markets and for all categories. */
export const RELEVANCE_TABLE: readonly RelevanceRow[] = [
  ...WHOLE_NAMES,
  ...STILL_TYPING,
  ...MISSPELT,
  ...OTHER_ORDER,
  ...MISSING_SPACES,
  ...EXTRA_SPACES,
  ...MODEL_CODES,
  ...NICKNAMES,
  ...OWN_WORDS,
  ...SIZES_AND_GENERATIONS,
  ...LENSES,
  ...WITH_WORDS_TOO_MANY,
  ...OF_MAKERS_AND_FAMILIES,
  ...NOT_BOUGHT,
]
