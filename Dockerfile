# The packages that production needs. Native ones come prebuilt; where there's no binary for the platform, they're
# built here.
FROM node:24-bookworm-slim AS packages
ENV NODE_ENV=production
WORKDIR /app
COPY package.json package-lock.json ./
COPY scripts/setup.mjs scripts/
RUN node scripts/setup.mjs

# The program, built once instead of at each start.
FROM packages AS program
COPY tsconfig.json ./
COPY scripts scripts
COPY src src
COPY render render
COPY commands commands
RUN node scripts/build.mjs

FROM node:24-bookworm-slim
ENV NODE_ENV=production METRICS_HOST=0.0.0.0 METRICS_PORT=9464
WORKDIR /app
COPY --from=program /app ./
# A canvas that was built from source needs its libraries here as well; a prebuilt one brings them along.
RUN node -e "require('canvas')" 2>/dev/null || ( \
    apt-get update \
    && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2 \
    && rm -rf /var/lib/apt/lists/* \
    && node -e "require('canvas')" )
RUN install -d -o node -g node data
USER node
# Only a SQLite store is kept here.
VOLUME /app/data
EXPOSE 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.METRICS_PORT + '/livez').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "scripts/start.mjs"]
