import type { locks as source } from '#messages/correspondence/en/locks.ts'

/** How a device is freed of its lock, for sellers who promised to do it before shipping. */
export const locks = {
  LOCK_TITLE: 'Avant l’envoi, déconnectez-vous : {names}',
  LOCK_NOTE:
    'Vous vouliez le faire avant l’envoi. Si un verrou reste actif, nous devrons vous recontacter et votre versement attendra.',

  LOCK_APPLE_1:
    'Réglages › votre nom › Se déconnecter, avec le mot de passe du compte Apple. « Localiser » est alors désactivé.',
  LOCK_APPLE_2: 'Réglages › Général › Transférer ou réinitialiser › Effacer contenu et réglages.',
  LOCK_APPLE_3:
    'Appareil éteint ou en panne ? Sur icloud.com/find, sélectionnez-le et supprimez-le de votre compte.',

  LOCK_MAC_1: 'Réglages Système › votre nom › Se déconnecter. « Localiser » est alors désactivé.',
  LOCK_MAC_2: 'Réglages Système › Général › Transférer ou réinitialiser › Effacer contenu et réglages.',
  LOCK_MAC_3:
    'Ancien Mac avec mot de passe de firmware ? Maintenez ⌘R au démarrage et désactivez-le. Mac d’entreprise ? Faites-le libérer par le service informatique.',

  LOCK_SAMSUNG_1:
    'Paramètres › Comptes et sauvegarde › Gérer les comptes : supprimez le compte Samsung, puis le compte Google.',
  LOCK_SAMSUNG_2: 'Paramètres › Gestion globale › Réinitialisation › Réinitialiser toutes les données.',

  LOCK_ANDROID_1:
    'Paramètres › Mots de passe et comptes : supprimez le compte Google et celui du fabricant (Xiaomi, Huawei…) s’il y en a un.',
  LOCK_ANDROID_2: 'Paramètres › Système › Options de réinitialisation › Effacer toutes les données.',

  LOCK_WINDOWS_1:
    'Redémarrez, ouvrez le BIOS (souvent F2 ou Suppr) et effacez le mot de passe, s’il y en a un.',
  LOCK_WINDOWS_2: 'Paramètres › Système › Récupération › Réinitialiser ce PC › Supprimer tout.',
  LOCK_WINDOWS_3:
    'Ordinateur d’entreprise ? Faites-le libérer d’Autopilot, du MDM et d’Absolute par le service informatique.',

  LOCK_PLAYSTATION_1:
    'PS5 : Paramètres › Utilisateurs et comptes › Autre › Partage de console et jeu hors ligne › Désactiver.',
  LOCK_PLAYSTATION_2: 'PS4 : Paramètres › Gestion du compte › Activer comme PS4 principale › Désactiver.',
  LOCK_PLAYSTATION_3:
    'Réinitialisez ensuite la console dans les paramètres, pour qu’aucun utilisateur ne reste.',

  LOCK_XBOX_1: 'Paramètres › Général › Personnalisation › Ma Xbox principale : retirez la console.',
  LOCK_XBOX_2: 'Paramètres › Compte › Supprimer des comptes.',
  LOCK_XBOX_3:
    'Paramètres › Système › Infos sur la console › Réinitialiser la console › Réinitialiser et tout supprimer.',

  LOCK_NINTENDO_1: 'Nintendo eShop › votre icône › Console principale : annulez l’enregistrement.',
  LOCK_NINTENDO_2:
    'Paramètres de la console › Utilisateurs › votre profil › Supprimer l’utilisateur. Le compte Nintendo est alors dissocié.',
  LOCK_NINTENDO_3: 'Paramètres de la console › Console › Options de formatage : remettez la console à zéro.',

  LOCK_OTHER_1: 'Dans les réglages, déconnectez ou supprimez tous les comptes.',
  LOCK_OTHER_2:
    'Rétablissez les réglages d’usine. Au démarrage suivant, aucun mot de passe ne doit être demandé.',
} satisfies Record<keyof typeof source, string>
