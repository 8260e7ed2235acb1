import type { fairness as familiar } from '../fairness.ts'

/** The figures, to a business. */
export const fairness = {
  FAIRNESS_EMPTY_TEXT: 'Ab {count} Geräten sind die Zahlen aussagekräftig.',
  FAIRNESS_DATA_LATER:
    'Sobald es Zahlen gibt, können Sie sie hier herunterladen und selbst berechnen. Die Prüfsumme der Datei steht dann im öffentlichen Protokoll. Ein späterer Austausch würde auffallen.',
  FAIRNESS_DATA_HOW: 'So kontrollieren Sie die Datei',
  FAIRNESS_DATA_HOW_TEXT:
    'Unser Prüfprogramm berechnet die Zahlen aus der Datei und kontrolliert, ob sie im öffentlichen Protokoll stehen. Es läuft mit Node auf Ihrem Computer und fragt nicht bei uns nach.',
} satisfies Partial<Record<keyof typeof familiar, string>>
