import type { deviceMore as source } from '../en/device-more.ts'

/** Texts of a device’s page below its questions, and of the price card’s end. */
export const deviceMore = {
  PDP_FACTS: 'Est-ce bien votre appareil ?',
  PDP_MANUFACTURER: 'Marque',
  PDP_SERIES: 'Série',
  PDP_RELEASED: 'Sortie',
  PDP_STORAGE: 'Stockage',
  PDP_CODES: 'Numéros de modèle',
  PDP_CODES_HINT: 'Le numéro figure sur l’appareil, sur sa boîte ou dans les réglages.',
  PDP_WRONG: 'Ce n’est pas le vôtre ? Voir les modèles {series}',
  PDP_RELATED: 'Autres modèles {series}',

  HISTORY_TITLE: 'Évolution du prix',
  HISTORY_CHART:
    'Courbe du prix de base du {date} à aujourd’hui : {lowest} au plus bas, {highest} au plus haut, {current} actuellement.',
  HISTORY_TABLE: 'Voir sous forme de tableau',
  HISTORY_FROM: 'En vigueur depuis',
  HISTORY_TODAY: 'aujourd’hui',
  HISTORY_NOT_BOUGHT: 'pas de rachat',

  WAITING_STAYED:
    'Ces trois derniers mois, nos prix pour des appareils semblables ont à peine changé\u00a0: de moins de {percent}.',
  WAITING_FELL:
    'Ces trois derniers mois, nos prix pour des appareils semblables ont baissé de {least} à {most}.',
  WAITING_FELL_UP_TO:
    'Ces trois derniers mois, nos prix pour des appareils semblables ont baissé de {most} au plus.',
  WAITING_FELL_BY: 'Ces trois derniers mois, nos prix pour des appareils semblables ont baissé de {most}.',
  WAITING_ROSE:
    'Ces trois derniers mois, nos prix pour des appareils semblables ont augmenté de {least} à {most}.',
  WAITING_ROSE_UP_TO:
    'Ces trois derniers mois, nos prix pour des appareils semblables ont augmenté de {most} au plus.',
  WAITING_ROSE_BY: 'Ces trois derniers mois, nos prix pour des appareils semblables ont augmenté de {most}.',
  WAITING_MIXED:
    'Ces trois derniers mois, nos prix pour des appareils semblables ont varié de −{fall} à +{rise}.',
  WAITING_HOW: 'Comment nous le calculons',
  WAITING_SAME_MAKER:
    'Nous avons comparé les prix de base de {count, plural, one {# appareil} many {# d’appareils} other {# appareils}} du même type, de la même marque et d’âge semblable.',
  WAITING_ALL_MAKERS:
    'Nous avons comparé les prix de base de {count, plural, one {# appareil} many {# d’appareils} other {# appareils}} du même type et d’âge semblable, toutes marques confondues.',
  WAITING_LISTS:
    'Ils figurent dans {count, plural, one {# de nos listes de prix} many {# de nos listes de prix} other {# de nos listes de prix}} sur {days}\u00a0jours, du {from} au {until}.',
  WAITING_RANGE:
    'Nous écartons le dixième le plus bas et le dixième le plus haut. Votre appareil peut s’en écarter, et ce n’est pas une prévision pour les trois prochains mois.',
} satisfies Record<keyof typeof source, string>
