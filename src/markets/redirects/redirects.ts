import type { MarketId } from '#domain/markets/market-id.ts'
import type { Redirect } from '#domain/routing/redirects.ts'
import at from './at.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import it from './it.json' with { type: 'json' }
import pl from './pl.json' with { type: 'json' }

/** Legacy paths of every market. They are looked up by key, so a file may have thousands of rows. */
export const REDIRECTS: Readonly<Record<MarketId, readonly Redirect[]>> = { at, de, en, es, fr, it, pl }
