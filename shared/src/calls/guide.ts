import { baseApi, clientOf } from '../api/index.ts';
import type { guideCalls } from '../rows/guide.calls.ts';

const { get } = clientOf<typeof guideCalls>();

const guideApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mapStyle: build.query(get('/guide/map-style', { skipRedirect: true })),
    forecast: build.query(get('/guide/forecast', { skipRedirect: true })),
  }),
});

export const { useMapStyleQuery, useForecastQuery } = guideApi;
