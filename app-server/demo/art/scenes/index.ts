import type { Palette } from '../palette.ts';
import { arcade, garden, harbour, lanternNight, skylineNight } from './city.ts';
import { afternoonTea, banquet, bar, dimSum, setTable, wineCellar } from './dining.ts';
import { bathOils, candle, glasses, pillow, robe } from './goods.ts';
import { resortEvening } from './evening.ts';
import { biscuits, cake, hamper, teaCaddy } from './gourmet.ts';
import { bathroom, breakfast, familyRoom, kingRoom, roofPool } from './guest-rooms.ts';
import { houseCouture, houseFestive, houseGarden, houseHarbour, housePalace } from './houses.ts';
import { bear, paperLantern, suitcase, umbrella } from './keepsakes.ts';
import { charcoalGrill, hotStones, noodleBowl, sushiCounter } from './kitchens.ts';
import { gift, poolGarden, spaPool, stage, treatmentRoom } from './leisure.ts';
import { acrobat, concert, lightShow, museum, theatre, waterSlides } from './shows.ts';
import { lobby, lounge, suiteDusk, twinRoom, villaTerrace } from './rooms.ts';
import type { Drawing } from '../../../src/locales/drawings.ts';

/** Every picture by the name in its address. */
export const SCENES = {
  'suite-dusk': suiteDusk,
  'twin-room': twinRoom,
  'villa-terrace': villaTerrace,
  lobby,
  lounge,
  'set-table': setTable,
  banquet,
  'dim-sum': dimSum,
  'afternoon-tea': afternoonTea,
  bar,
  'wine-cellar': wineCellar,
  'spa-pool': spaPool,
  'treatment-room': treatmentRoom,
  'pool-garden': poolGarden,
  stage,
  gift,
  skyline: skylineNight,
  harbour,
  'resort-evening': resortEvening,
  arcade,
  garden,
  'lantern-night': lanternNight,
  candle,
  robe,
  pillow,
  glasses,
  umbrella,
  suitcase,
  bear,
  biscuits,
  'tea-caddy': teaCaddy,
  cake,
  hamper,
  'bath-oils': bathOils,
  'paper-lantern': paperLantern,
  'house-harbour': houseHarbour,
  'house-garden': houseGarden,
  'house-couture': houseCouture,
  'house-palace': housePalace,
  'house-festive': houseFestive,
  'king-room': kingRoom,
  'family-room': familyRoom,
  bathroom,
  breakfast,
  'roof-pool': roofPool,
  'sushi-counter': sushiCounter,
  'noodle-bowl': noodleBowl,
  'charcoal-grill': charcoalGrill,
  'hot-stones': hotStones,
  concert,
  theatre,
  acrobat,
  'light-show': lightShow,
  museum,
  'water-slides': waterSlides,
} satisfies Record<Drawing, (palette: Palette) => string>;

export type Scene = Drawing;
export const SCENE_NAMES = Object.keys(SCENES) as Scene[];
