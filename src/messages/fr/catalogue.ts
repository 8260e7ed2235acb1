import type { catalogue as source } from '../en/catalogue.ts'

/** Texts of the catalogue's screens and of search. */
export const catalogue = {
  BREADCRUMB_LABEL: 'Vous êtes ici',
  BREADCRUMB_HOME: 'Accueil',

  DEVICE_UP_TO: 'jusqu’à {price}',

  HOME_MANUFACTURERS: 'Choisissez une marque',
  HOME_POPULAR: 'Appareils populaires',
  HOME_POPULAR_TEXT:
    'Notre prix pour un appareil comme neuf où tout fonctionne, avec la plus grande capacité de stockage. Encore scellé, il vaut davantage.',

  OVERVIEW_CATEGORY: 'Les {category} que nous rachetons',
  OVERVIEW_MANUFACTURER: 'Vendez vos appareils {name}',
  OVERVIEW_SERIES: 'Vendez votre {name}',
  OVERVIEW_SERIES_TITLE: 'Vendez votre {name} : {category}',
  OVERVIEW_DESCRIPTION:
    '{name} : {count, plural, one {# appareil} many {# d’appareils} other {# appareils}} avec notre prix maximum. Choisissez le vôtre, répondez à quelques questions et voyez le détail du prix.',
  OVERVIEW_SEARCH: 'Résultats pour « {query} »',
  OVERVIEW_SEARCH_EMPTY: 'Quel appareil voulez-vous vendre ?',
  OVERVIEW_SEARCH_DESCRIPTION:
    'Trouvez votre appareil par son nom ou son numéro de modèle et découvrez aussitôt le prix auquel nous le rachetons.',
  OVERVIEW_SEARCH_HINT:
    'Saisissez un nom (« Galaxy S22 ») ou le numéro de modèle inscrit sur l’appareil (« SM-S901B »).',
  OVERVIEW_COUNT:
    '{count, plural, =0 {Aucun appareil} one {# appareil} many {# d’appareils} other {# appareils}}',
  OVERVIEW_NOTHING: 'Aucun appareil trouvé',
  OVERVIEW_NOTHING_TEXT:
    'Vérifiez l’orthographe ou saisissez moins de mots. Le numéro de modèle, au dos de l’appareil, suffit souvent. Vous pouvez aussi choisir une catégorie :',
  OVERVIEW_NOTHING_CONTACT: 'Votre appareil n’est pas dans la liste ? Écrivez-nous.',
  OVERVIEW_FILTERED_NOTHING: 'Aucun appareil ne correspond à ces filtres',
  OVERVIEW_JUMP: 'Aller à une série',
  OVERVIEW_ABOUT: 'Bon à savoir',

  FILTER_LABEL: 'Affiner la liste',
  FILTER_MANUFACTURER: 'Marque',
  FILTER_CATEGORY: 'Catégorie',
  FILTER_SERIES: 'Série',
  FILTER_YEAR: 'Année',
  FILTER_SORT: 'Tri',
  FILTER_ALL: 'Toutes',
  FILTER_RESET: 'Effacer les filtres',
  SORT_SERIES: 'Par série',
  SORT_NEWEST: 'Les plus récents',
  SORT_PRICE: 'Prix décroissant',
  SORT_POPULAR: 'Les plus populaires',
  SORT_NAME: 'Par nom',

  PAGING_LABEL: 'Pages de la liste',
  PAGING_PREVIOUS: 'Page précédente',
  PAGING_NEXT: 'Page suivante',
  PAGING_PAGE: 'Page {page}',
  PAGING_STATUS: 'Page {page} sur {count}',

  SELL_ALL: '{count, plural, one {Voir # modèle} many {Voir les # de modèles} other {Voir les # modèles}}',
  SELL_MANUFACTURERS: 'Choisissez une marque',
  SELL_DEVICES: 'Appareils populaires',

  PDP_TITLE: 'Vendez votre {name}',
  PDP_DESCRIPTION:
    'Vendez votre {name} jusqu’à {price}. Vous voyez l’effet de chaque réponse sur le prix avant de la choisir. Envoi et retour gratuits.',
  PDP_UP_TO: 'Nous payons jusqu’à',
  PDP_UP_TO_NOTE:
    'Pour un appareil comme neuf où tout fonctionne, avec la plus grande capacité de stockage. Encore scellé, il vaut davantage. Vos réponses donnent le prix exact.',
  PDP_PICTURE: 'Dessin : {name}',

  RECENT_DEVICES: 'Vus récemment',
  RECENT_CLEAR: 'Vider la liste',

  SEARCH_SUGGESTIONS: 'Suggestions',
  SEARCH_SUGGESTION_COUNT:
    '{count, plural, =0 {Aucune suggestion} one {# suggestion} many {# de suggestions} other {# suggestions}}',
  SEARCH_ALL:
    '{count, plural, one {Voir # résultat} many {Voir les # de résultats} other {Voir les # résultats}}',
  SEARCH_NOTHING: 'Aucun résultat pour « {query} ». Essayez le numéro de modèle.',
  SEARCH_RECENT: 'Vos dernières recherches',
  SEARCH_RECENT_CLEAR: 'Effacer',
} satisfies Record<keyof typeof source, string>
