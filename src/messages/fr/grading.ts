import type { grading as source } from '../en/grading.ts'

/** Help with judging a condition: pictures from near, the comparison, the screen check. */
export const grading = {
  GRADING_NAIL: 'Dessiné à l’échelle, à côté d’un ongle.',
  GRADING_COIN: 'Dessiné à l’échelle, à côté d’une pièce d’un centime.',
  GRADING_TAKE: 'Choisir « {condition} »',
  COMPARE_LABEL: 'État, d’impeccable à cassé',
  COMPARE_HINT:
    'Faites glisser jusqu’à ce que l’image ressemble à votre appareil. Les marques sont dessinées ici plus grandes qu’en réalité.',
  COMPARE_PICTURE: '{name}, état « {condition} »',
  COMPARE_BEST: 'Impeccable',
  COMPARE_WORST: 'Cassé',
  DISPLAY_CHECK_TEXT:
    'Ouvrez cette page sur l’appareil que vous vendez, ou déplacez la fenêtre sur l’écran à tester. Augmentez la luminosité. Cinq couleurs remplissent l’écran l’une après l’autre. Touchez l’écran ou appuyez sur Entrée pour passer à la suivante, sur Échap pour quitter.',
  DISPLAY_CHECK_START: 'Lancer le test d’écran',
  DISPLAY_CHECK_NEXT: 'Couleur suivante',
  DISPLAY_CHECK_LEAVE: 'Quitter le test d’écran',
  DISPLAY_CHECK_DONE:
    'Vous avez vu une tache, une ligne ou une ombre ? Indiquez-le plus haut, à la question sur l’écran.',
  DISPLAY_CHECK_WHITE: 'Blanc. Cherchez des points sombres, des ombres et des zones jaunes.',
  DISPLAY_CHECK_BLACK: 'Noir. Cherchez des points clairs et de la lumière sur les bords.',
  DISPLAY_CHECK_RED: 'Rouge. Cherchez des points et des lignes d’une autre couleur.',
  DISPLAY_CHECK_GREEN: 'Vert. Cherchez la trace pâle d’icônes ou d’un clavier.',
  DISPLAY_CHECK_BLUE: 'Bleu. Cherchez des points et des lignes d’une autre couleur.',
  FACTS_SEALED: 'L’appareil est-il encore scellé dans sa boîte ?',
  FACTS_SEEN: 'Voyez-vous des marques à 30 cm ?',
  FACTS_FELT: 'Les sentez-vous avec l’ongle ?',
  FACTS_DEEP: 'Y a-t-il un creux de plus de 2 mm, un boîtier tordu ou fissuré ?',
  FACTS_YES: 'Oui',
  FACTS_NO: 'Non',
  FACTS_RESULT: 'État : {condition}',
  FACTS_TAKE: 'Choisir cet état',
  FILM_TEXT: 'La vidéo, sans son ni texte, montre cinq fois le même téléphone :',
} satisfies Record<keyof typeof source, string>
