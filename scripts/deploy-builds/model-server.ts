/** A model of Netlify that switches between releases, where nginx isn't installed. */
import { type Model, serveModel } from '../deploy/local/models/model-server';
import { netlify } from '../deploy/local/models/netlify';
import type { Server } from './nginx';
import type { Release, Releases } from './releases';

/** Serves the first of the releases on a free port. */
export async function startModel({ get }: Releases): Promise<Server> {
  const modelOf = ({ folder }: Release): Model => netlify(folder);
  let current = modelOf(get('first', false));
  const { origin, stop } = await serveModel((request) => current(request));
  return {
    origin,
    deploy: async (release) => {
      current = modelOf(release);
    },
    stop,
  };
}
