import { catalogueCalls } from '@resort/mf-hotel/contract';
import { serve, shared } from '../../../platform/calls/serve.ts';
import { hotelList } from './hotel-list.ts';
import { hotelByCode, roomDetail, roomDetailNew } from './pages.ts';
import { indexRoomList, roomList } from './room-lists.ts';

export const catalogueRoutes = serve(catalogueCalls)({
  'POST /hotel/getHotelList': hotelList,
  'POST /hotel/getIndexRoomList': indexRoomList,
  'GET /hotel/getHotelByCode': shared(hotelByCode),
  'POST /hotel/getRoomList': roomList,
  'GET /hotel/getHotelRoomDetail': shared(roomDetail),
  'GET /hotel/getHotelRoomDetailNew': roomDetailNew,
});
