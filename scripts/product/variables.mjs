export const SERVER = {
  PICTURE_ORIGINS: {
    meaning:
      "exact origins of photographs, by comma; pages show no picture of another host than theirs, the API's and these",
  },
};

export const PAYMENT = {
  PAYMENT_FORM_ORIGINS: { meaning: 'exact origins to which a page may post a payment form, by comma' },
};

export const MAP = {
  MAP_ORIGINS: {
    meaning:
      'exact origins of the styles, tiles, fonts and icons, by comma; pages request nothing of a map from other hosts',
  },
};

export const RELEASES = {
  RELEASE_CHANNEL: { default: 'production', meaning: 'the channel whose release this server serves' },
};
