import { mount } from 'svelte';
import App from './App.svelte';
import { follow as followRoom } from './core/room.svelte';
import { follow as followRoute } from './core/route.svelte';
import { follow as followSettings } from './core/settings.svelte';
import './styles/index.css';

followSettings();
followRoom();
followRoute();
const target = document.getElementById('app');
if (target !== null) mount(App, { target });
